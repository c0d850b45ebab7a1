import { changesOf, recordName } from './changes';

test('X-21 what changed, field by field and in words; nothing of what stayed', () => {
  const before = { id: 'x', version: 1, status: 'PENDIENTE', role: 'Consultant', zones: [], firstName: 'Ana' };
  const after = { ...before, version: 2, status: 'ACTIVO', role: 'Supervisor', zones: [{ id: '1', name: 'Laguna' }] };
  expect(changesOf({ before, after })).toEqual([
    { field: 'Rol', before: 'Consultor', after: 'Supervisor' },
    { field: 'Estado', before: 'Pendiente', after: 'Activo' },
    { field: 'Zonas', before: null, after: 'Laguna' },
  ]);
});

test('X-21 money, dates, fractions, lines and payments are read as on any other page', () => {
  const before = {
    total: '123660.50',
    expiresAt: '2026-11-19',
    lines: [{ code: 'DKX-620', name: 'Maíz', quantity: 12 }],
  };
  const after = {
    total: '1000.00',
    expiresAt: '2026-12-01',
    lines: [],
    payments: [{ amount: '500.00', date: '2026-11-20' }],
  };
  expect(changesOf({ before: { ...before, payments: [] }, after })).toEqual([
    { field: 'Productos', before: '12 × Maíz', after: null },
    { field: 'Abonos', before: null, after: '$500.00 (20/11/26)' },
    { field: 'Total', before: '$123,660.50', after: '$1,000.00' },
    { field: 'Vigencia', before: '19/11/26', after: '01/12/26' },
  ]);
  expect(changesOf({ before: { maxDiscount: 0.1 }, after: { maxDiscount: 0.075 } })).toEqual([
    { field: 'Descuento máximo', before: '10 %', after: '7.5 %' },
  ]);
});

test('X-21 a new record tells all it has; a part of a record tells only of that part', () => {
  expect(changesOf({ before: null, after: { name: 'Laguna', enabled: true } })).toEqual([
    { field: 'Nombre', before: null, after: 'Laguna' },
    { field: 'Habilitado', before: null, after: 'Sí' },
  ]);
  expect(changesOf({ before: { folio: 'DKB-1', status: 'ABIERTO' }, after: { status: 'VENCIDO' } })).toEqual([
    { field: 'Estado', before: 'Abierto', after: 'Vencido' },
  ]);
});

test('X-21 parameters are called by their labels and told in their units', () => {
  const before = { 'loss.BUNKER': 0.15, ensiling: 220 };
  expect(changesOf({ before, after: { 'loss.BUNKER': 0.2, ensiling: 230 } })).toEqual([
    { field: 'Merma en búnker', before: '15 %', after: '20 %' },
    { field: 'Ensilado', before: '220 MXN/t MV', after: '230 MXN/t MV' },
  ]);
});

test('X-21 a record is called by its folio, its name or its person', () => {
  expect(recordName({ before: null, after: { folio: 'V-1', customer: { firstName: 'A' } } })).toBe('V-1');
  expect(recordName({ before: { firstName: 'Ana', lastName: 'Ruiz' }, after: null })).toBe('Ana Ruiz');
  expect(recordName({ before: null, after: { product: { name: 'Maíz' }, available: 3 } })).toBe('Maíz');
  expect(recordName({ before: [], after: [] })).toBeNull();
});

test('X-21 a message is called by its subject; whose password it was, without a change to show', () => {
  expect(recordName({ before: null, after: { key: 'sale.created', subject: 'Venta nueva', body: 'x' } })).toBe(
    'Venta nueva',
  );
  const whose = { firstName: 'Ana', lastName: 'Ruiz' };
  expect([recordName({ before: whose, after: whose }), changesOf({ before: whose, after: whose })]).toEqual([
    'Ana Ruiz',
    [],
  ]);
});
