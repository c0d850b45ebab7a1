import { getFieldChanges, getRecordName } from './getFieldChanges';

test('X-27 returns the changed fields as text, without unchanged ones', () => {
  const before = { id: 'x', version: 1, status: 'PENDIENTE', role: 'Consultant', zones: [], firstName: 'Ana' };
  const after = { ...before, version: 2, status: 'ACTIVO', role: 'Supervisor', zones: [{ id: '1', name: 'Laguna' }] };
  expect(getFieldChanges({ before, after })).toEqual([
    { field: 'Rol', before: 'Consultor', after: 'Supervisor' },
    { field: 'Estatus', before: 'Pendiente', after: 'Activo' },
    { field: 'Zonas', before: null, after: 'Laguna' },
  ]);
});

test('X-27 names a role that an old entry has in another letter case', () =>
  expect(getFieldChanges({ before: { role: 'consultant' }, after: { role: 'SUPERVISOR' } })).toEqual([
    { field: 'Rol', before: 'Consultor', after: 'Supervisor' },
  ]));

test('X-27 says that a reference changed where the entry has only ids', () => {
  const before = { name: 'Torreón', zoneId: 'z-1', stateId: '05' };
  const after = { ...before, zoneId: 'z-2' };
  expect(getFieldChanges({ before, after })).toEqual([{ field: 'Zona', before: null, after: 'Cambió' }]);
  expect(getFieldChanges({ before: { stateIds: ['05'] }, after: { stateIds: ['05', '10'] } })).toEqual([
    { field: 'Estados', before: null, after: 'Cambió' },
  ]);
  const named = [
    { ...before, zone: { name: 'Laguna' } },
    { ...after, zone: { name: 'Bajío' } },
  ] as const;
  expect(getFieldChanges({ before: named[0], after: named[1] })).toEqual([
    { field: 'Zona', before: 'Laguna', after: 'Bajío' },
  ]);
  expect(getFieldChanges({ before: null, after })).toEqual([{ field: 'Nombre', before: null, after: 'Torreón' }]);
});

test('X-27 formats money, dates, fractions, lines and payments', () => {
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
  expect(getFieldChanges({ before: { ...before, payments: [] }, after })).toEqual([
    { field: 'Productos', before: '12 × Maíz', after: null },
    { field: 'Abonos', before: null, after: '$500.00 (20/11/26)' },
    { field: 'Total', before: '$123,660.50', after: '$1,000.00' },
    { field: 'Vigencia', before: '19/11/26', after: '01/12/26' },
  ]);
  expect(getFieldChanges({ before: { maxDiscount: 0.1 }, after: { maxDiscount: 0.075 } })).toEqual([
    { field: 'Descuento máximo', before: '10 %', after: '7.5 %' },
  ]);
});

test('X-27 P-04 formats the price of a product in a list, and planned prices', () => {
  const listPrice = { list: 'Zona Laguna', price: '3900.00' };
  const before = { code: 'DKX-620', listPrice: null, plannedPrices: [] };
  const after = {
    code: 'DKX-620',
    listPrice,
    plannedPrices: [
      { ...listPrice, validFrom: '2026-11-29' },
      { list: 'Zona Laguna', price: '4000.00', validFrom: '2026-12-05', leavesList: true },
    ],
  };
  expect(getFieldChanges({ before, after })).toEqual([
    { field: 'Precio en la lista', before: null, after: 'Zona Laguna: $3,900.00' },
    {
      field: 'Precios programados',
      before: null,
      after: 'Zona Laguna: $3,900.00 desde el 29/11/26, Zona Laguna: sale de la lista el 05/12/26',
    },
  ]);
  const planned = { plannedPrices: [{ price: '4100.00', validFrom: '2026-11-29' }] };
  expect(getFieldChanges({ before: planned, after: { plannedPrices: [] } })).toEqual([
    { field: 'Precios programados', before: '$4,100.00 desde el 29/11/26', after: null },
  ]);
});

test('X-27 X-23 formats targets by consultant or zone, of a product or of all', () => {
  const luis = { ownerId: 'u-1', name: 'Luis Peña', productId: null, product: null, bags: 120, total: '400000.00' };
  const after = {
    name: 'PV 2026',
    targets: [luis, { ...luis, productId: 'p-1', product: 'DKX-620', bags: 1, total: null }],
  };
  expect(getFieldChanges({ before: { name: 'PV 2026', targets: [{ ...luis, bags: null }] }, after })).toEqual([
    {
      field: 'Metas',
      before: 'Luis Peña: $400,000.00',
      after: 'Luis Peña: 120 bolsas y $400,000.00, Luis Peña (DKX-620): 1 bolsa',
    },
  ]);
});

test('X-27 returns all fields of a new record, and only the given fields of a partial one', () => {
  expect(getFieldChanges({ before: null, after: { name: 'Laguna', enabled: true } })).toEqual([
    { field: 'Nombre', before: null, after: 'Laguna' },
    { field: 'A la venta', before: null, after: 'Habilitado' },
  ]);
  expect(getFieldChanges({ before: { folio: 'DKB-1', status: 'ABIERTO' }, after: { status: 'VENCIDO' } })).toEqual([
    { field: 'Estatus', before: 'Abierto', after: 'Vencido' },
  ]);
});

test('X-27 formats the fields of a production type and the status of an ARCO request', () => {
  const before = { defaultIntakeKg: 22, defaultDays: 90, milkKgPerTonneDM: 1400, status: 'EN_PROCESO' };
  const after = { defaultIntakeKg: 24, defaultDays: 60, milkKgPerTonneDM: 1500, status: 'PROCEDENTE' };
  expect(getFieldChanges({ before, after })).toEqual(
    expect.arrayContaining([
      { field: 'Estatus', before: 'En proceso', after: 'Procedente' },
      { field: 'Consumo por animal y día', before: '22 kg', after: '24 kg' },
      { field: 'Días de alimentación', before: '90', after: '60' },
      { field: 'Leche por tonelada de MS', before: '1,400 kg', after: '1,500 kg' },
    ]),
  );
});

test('X-27 formats parameters with their labels and units', () => {
  const before = { 'loss.BUNKER': 0.15, ensiling: 220 };
  expect(getFieldChanges({ before, after: { 'loss.BUNKER': 0.2, ensiling: 230 } })).toEqual([
    { field: 'Merma en búnker', before: '15 %', after: '20 %' },
    { field: 'Ensilado', before: '220 MXN/t MV', after: '230 MXN/t MV' },
  ]);
});

test('X-27 formats what a retention run deleted', () => {
  expect(getFieldChanges({ before: null, after: { deletedSessions: 1200, deletedSavedMails: 3 } })).toEqual([
    { field: 'Sesiones eliminadas', before: null, after: '1,200' },
    { field: 'Correos guardados eliminados', before: null, after: '3' },
  ]);
});

test('X-27 formats the release of a section', () => {
  const before = { name: 'mfe-sales', liveVersion: '1.0.0-a', canaryRoles: null, publishedBy: null, reason: null };
  const changes = { liveVersion: '1.1.0-b', canaryRoles: ['Supervisor'], publishedBy: 'ana', reason: 'Más rápida' };
  const after = { ...before, ...changes };
  expect([getRecordName({ before, after }), getFieldChanges({ before, after })]).toEqual([
    'mfe-sales',
    [
      { field: 'Causa', before: null, after: 'Más rápida' },
      { field: 'Versión publicada', before: '1.0.0-a', after: '1.1.0-b' },
      { field: 'Roles con la versión de prueba', before: null, after: 'Supervisor' },
      { field: 'Publicó', before: null, after: 'ana' },
    ],
  ]);
});

test('X-27 names a record by its folio, its person or its product', () => {
  expect(getRecordName({ before: null, after: { folio: 'V-1', customer: { firstName: 'A' } } })).toBe('V-1');
  expect(getRecordName({ before: { firstName: 'Ana', lastName: 'Ruiz' }, after: null })).toBe('Ana Ruiz');
  expect(getRecordName({ before: null, after: { product: { name: 'Maíz' }, available: 3 } })).toBe('Maíz');
  expect(getRecordName({ before: [], after: [] })).toBeNull();
});

test('X-27 names a message by its subject, and a user without changed fields', () => {
  expect(getRecordName({ before: null, after: { key: 'sale.created', subject: 'Venta nueva', body: 'x' } })).toBe(
    'Venta nueva',
  );
  const person = { firstName: 'Ana', lastName: 'Ruiz' };
  expect([
    getRecordName({ before: person, after: person }),
    getFieldChanges({ before: person, after: person }),
  ]).toEqual(['Ana Ruiz', []]);
});
