import { getFieldChanges, getRecordName } from './getFieldChanges';

type Entry = Parameters<typeof getFieldChanges>[0];

/** Changes as `Field: before → after`; a dash for no value. */
const listChanges = (entry: Entry): string[] =>
  getFieldChanges(entry).map(({ field, before, after }) => `${field}: ${before ?? '–'} → ${after ?? '–'}`);

const user = { id: 'x', version: 1, status: 'PENDIENTE', role: 'Consultant', zones: [], firstName: 'Ana' };
const ofZone = { name: 'Torreón', zoneId: 'z-1', stateId: '05' };
const toOtherZone = { ...ofZone, zoneId: 'z-2' };
const line = { code: 'DKX-620', name: 'Maíz', quantity: 12 };
const sale = { total: '123660.50', expiresAt: '2026-11-19', lines: [line], payments: [] };
const payment = { amount: '500.00', date: '2026-11-20' };
const listPrice = { list: 'Zona Laguna', price: '3900.00' };
const plannedPrices = [
  { ...listPrice, validFrom: '2026-11-29' },
  { list: 'Zona Laguna', price: '4000.00', validFrom: '2026-12-05', leavesList: true },
];
const planned = { plannedPrices: [{ price: '4100.00', validFrom: '2026-11-29' }] };
const luis = { ownerId: 'u-1', name: 'Luis Peña', productId: null, product: null, bags: 120, total: '400000.00' };
const ofProduct = { ...luis, productId: 'p-1', product: 'DKX-620', bags: 1, total: null };
const productionType = { defaultIntakeKg: 22, defaultDays: 90, milkKgPerTonneDM: 1400, status: 'EN_PROCESO' };
const release = { name: 'mfe-sales', liveVersion: '1.0.0-a', canaryRoles: null, publishedBy: null, reason: null };

test.each<[string, Entry['before'], Entry['after'], string[]]>([
  [
    'the changed fields, without unchanged ones',
    user,
    { ...user, version: 2, status: 'ACTIVO', role: 'Supervisor', zones: [{ id: '1', name: 'Laguna' }] },
    ['Rol: Consultor → Supervisor', 'Estatus: Pendiente → Activo', 'Zonas: – → Laguna'],
  ],
  [
    'a role that an old entry has in another letter case',
    { role: 'consultant' },
    { role: 'SUPERVISOR' },
    ['Rol: Consultor → Supervisor'],
  ],
  ['that a reference changed where the entry has only its id', ofZone, toOtherZone, ['Zona: – → Cambió']],
  ['the same of several ids', { stateIds: ['05'] }, { stateIds: ['05', '10'] }, ['Estados: – → Cambió']],
  [
    'the names of a reference where the entry has them',
    { ...ofZone, zone: { name: 'Laguna' } },
    { ...toOtherZone, zone: { name: 'Bajío' } },
    ['Zona: Laguna → Bajío'],
  ],
  ['no id of a new record', null, toOtherZone, ['Nombre: – → Torreón']],
  [
    'money, dates, lines and payments',
    sale,
    { total: '1000.00', expiresAt: '2026-12-01', lines: [], payments: [payment] },
    [
      'Productos: 12 × Maíz → –',
      'Abonos: – → $500.00 (20/11/26)',
      'Total: $123,660.50 → $1,000.00',
      'Vigencia: 19/11/26 → 01/12/26',
    ],
  ],
  ['fractions', { maxDiscount: 0.1 }, { maxDiscount: 0.075 }, ['Descuento máximo: 10 % → 7.5 %']],
  [
    'P-04 the price of a product in a list, and planned prices',
    { code: 'DKX-620', listPrice: null, plannedPrices: [] },
    { code: 'DKX-620', listPrice, plannedPrices },
    [
      'Precio en la lista: – → Zona Laguna: $3,900.00',
      'Precios programados: – → Zona Laguna: $3,900.00 desde el 29/11/26, Zona Laguna: sale de la lista el 05/12/26',
    ],
  ],
  [
    'P-04 a planned price that was cancelled',
    planned,
    { plannedPrices: [] },
    ['Precios programados: $4,100.00 desde el 29/11/26 → –'],
  ],
  [
    'X-23 targets, of a product or of all',
    { name: 'PV 2026', targets: [{ ...luis, bags: null }] },
    { name: 'PV 2026', targets: [luis, ofProduct] },
    ['Metas: Luis Peña: $400,000.00 → Luis Peña: 120 bolsas y $400,000.00, Luis Peña (DKX-620): 1 bolsa'],
  ],
  [
    'all fields of a new record',
    null,
    { name: 'Laguna', enabled: true },
    ['Nombre: – → Laguna', 'A la venta: – → Habilitado'],
  ],
  [
    'only the given fields of a partial one',
    { folio: 'DKB-1', status: 'ABIERTO' },
    { status: 'VENCIDO' },
    ['Estatus: Abierto → Vencido'],
  ],
  [
    'the fields of a production type and the status of an ARCO request',
    productionType,
    { defaultIntakeKg: 24, defaultDays: 60, milkKgPerTonneDM: 1500, status: 'PROCEDENTE' },
    [
      'Estatus: En proceso → Procedente',
      'Consumo por animal y día: 22 kg → 24 kg',
      'Días de alimentación: 90 → 60',
      'Leche por tonelada de MS: 1,400 kg → 1,500 kg',
    ],
  ],
  [
    'parameters with their labels and units',
    { 'loss.BUNKER': 0.15, ensiling: 220 },
    { 'loss.BUNKER': 0.2, ensiling: 230 },
    ['Merma en búnker: 15 % → 20 %', 'Ensilado: 220 MXN/t MV → 230 MXN/t MV'],
  ],
  [
    'what a retention run deleted',
    null,
    { deletedSessions: 1200, deletedSavedMails: 3 },
    ['Sesiones eliminadas: – → 1,200', 'Correos guardados eliminados: – → 3'],
  ],
  [
    'the release of a section',
    release,
    { ...release, liveVersion: '1.1.0-b', canaryRoles: ['Supervisor'], publishedBy: 'ana', reason: 'Más rápida' },
    [
      'Causa: – → Más rápida',
      'Versión publicada: 1.0.0-a → 1.1.0-b',
      'Roles con la versión de prueba: – → Supervisor',
      'Publicó: – → ana',
    ],
  ],
  ['nothing of a user without changed fields', user, user, []],
])('X-27 says %s', (_title, before, after, changes) => {
  expect(listChanges({ before, after })).toEqual(changes);
});

test.each<[string, unknown, string | null]>([
  ['its folio', { folio: 'V-1', customer: { firstName: 'A' } }, 'V-1'],
  ['its person', { firstName: 'Ana', lastName: 'Ruiz' }, 'Ana Ruiz'],
  ['its product', { product: { name: 'Maíz' }, available: 3 }, 'Maíz'],
  ['its subject', { key: 'sale.created', subject: 'Venta nueva', body: 'x' }, 'Venta nueva'],
  ['its own name', release, 'mfe-sales'],
  ['nothing, when it is a list', [], null],
])('X-27 names a record by %s', (_title, record, name) => {
  expect(getRecordName({ before: null, after: record })).toBe(name);
  expect(getRecordName({ before: record, after: null })).toBe(name);
});
