import { randomUUID } from 'node:crypto';
import type { Import } from '@surco/shared/contract';
import { buildCustomerBody } from '../../testing/requestBodies';
import type { TestApi, TestClient } from '../../testing/harness';
import { startApiWithUsers } from '../../testing/startApiWithUsers';
import { importRecords } from '../../testing/workbooks/importRecords';
import { sql } from 'kysely';

let api: TestApi;
let admin: TestClient;
let coordinator: TestClient;
let consultant: TestClient;
beforeAll(async () => {
  ({ api, admin, coordinator, consultant } = await startApiWithUsers());
});
afterAll(() => api.close());

/** None like another. */
const names = [
  'Ana Aguilar',
  'Benito Juárez Ochoa',
  'Cruz Díaz',
  'Delia Mota',
  'Eva Ferro',
  'Fidel Quiroz',
  'Gil Yáñez',
];
let lastNumber = 0;
/** Imports customers with different names. @returns the id of the import, and those of the customers */
async function importCustomers(by: TestClient, count = 2) {
  const start = lastNumber;
  lastNumber += count;
  const phones = Array.from({ length: count }, (_, index) => `873${String(1_000_000 + start + index)}`);
  const rows = phones.map((phone, index) => ({
    Cliente: names[start + index] ?? '',
    Tel: phone,
    Ciudad: api.company.locality.name,
  }));
  const { report } = await importRecords(by, 'clients', rows, { key: randomUUID() });
  expect(report).toMatchObject({ created: count, errors: [] });
  const customers = await api.db.selectFrom('customers').selectAll().where('phone', 'in', phones).execute();
  return { id: report.importId ?? '', phones, customers };
}

const readImports = async (by: TestClient, query = ''): Promise<Import[]> =>
  (await by.get(`/imports${query}`)).body.data as Import[];
const undo = (by: TestClient, id: string, key?: string) =>
  by.post(`/imports/${id}/undo`, undefined, key ? { 'idempotency-key': key } : {});
const countCustomers = async (phones: readonly string[]): Promise<number> =>
  (await api.db.selectFrom('customers').select('id').where('phone', 'in', phones).execute()).length;

test('X-36 undoes an import once: what it created is gone, with audit entries', async () => {
  const { id, phones, customers } = await importCustomers(admin);
  expect((await readImports(admin))[0]).toMatchObject({
    id,
    list: 'clients',
    fileName: 'datos.csv',
    createdBy: { id: api.company.users.Admin.id },
    rows: 2,
    created: 2,
    canUndo: true,
    undoBlocker: null,
  });
  const key = randomUUID();
  const first = await undo(admin, id, key);
  expect([first.status, first.body.data]).toMatchObject([200, { id, canUndo: false, undoneAt: expect.any(String) }]);
  expect((await undo(admin, id, key)).body).toEqual(first.body);
  expect(await countCustomers(phones)).toBe(0);
  const { body } = await admin.get(`/audit?entity=client&entityId=${customers[0]!.id}&action=DELETE`);
  expect(body.data).toMatchObject([{ before: { phone: customers[0]!.phone } }]);
  const again = await undo(admin, id);
  expect([again.status, again.body.error]).toEqual([409, 'Esta importación ya se deshizo.']);
});

test('X-36 refuses to undo once a customer was sold to or changed, and says how many', async () => {
  const { season, distributor, consultant: seller, product } = api.company;
  const { id, phones, customers } = await importCustomers(consultant, 3);
  const line = { productId: product.id, quantity: 1, discount: 0, hectares: 1 };
  const sale = await consultant.post('/sales', {
    customerId: customers[0]!.id,
    seasonId: season.id,
    distributorId: distributor.id,
    date: '2026-11-15',
    lines: [line],
  });
  expect(sale.status).toBe(201);
  const { version } = customers[1]!;
  const change = buildCustomerBody({ phone: customers[1]!.phone, localityId: api.company.locality.id });
  expect((await consultant.send('PUT', `/clients/${customers[1]!.id}`, { ...change, version })).status).toBe(200);
  const text = 'No se puede deshacer: lo que creó ya tiene 1 cliente que se modificó y 1 venta.';
  const refused = await undo(consultant, id);
  expect([refused.status, refused.body.code, refused.body.error]).toEqual([409, 'EN_USO', text]);
  expect(await countCustomers(phones)).toBe(3);
  expect((await readImports(consultant))[0]).toMatchObject({ id, canUndo: false, undoBlocker: text });
  expect(seller.id).toBe(customers[0]!.consultant_id);
});

test('X-36 counts a hundred reasons against an undo, and not more', async () => {
  const { id, customers } = await importCustomers(admin, 1);
  await sql`insert into simulations (user_id, customer_id, input, result)
    select ${api.company.users.Admin.id}, ${customers[0]!.id}, '{}', '{}' from generate_series(1, 101)`.execute(api.db);
  const text = 'No se puede deshacer: lo que creó ya tiene 100 escenarios o más.';
  expect((await undo(admin, id)).body.error).toBe(text);
});

test('X-36 P-07 users see and undo their own imports, administrators all', async () => {
  const { id } = await importCustomers(consultant, 1);
  expect((await readImports(coordinator)).map((one) => one.id)).not.toContain(id);
  expect((await undo(coordinator, id)).status).toBe(404);
  expect((await readImports(consultant, '?list=clients&size=1')).map((one) => one.id)).toEqual([id]);
  expect((await undo(admin, id)).status).toBe(200);
});

test('X-36 undoes products, partners, users and opening stock with what belongs to them', async () => {
  const { season, zone } = api.company;
  const product = {
    Clave: 'UNDO-1',
    Nombre: 'Sorgo',
    Cultivo: 'Sorgo',
    Uso: 'Silo',
    Presentación: 'Kg',
    'Kg/bolsa': 20,
  };
  const measures = { 'Kg/ha': 12, Rendimiento: 40, MS: 30, Precio: 1500, Descuento: 5 };
  const files = [
    ['products', { ...product, ...measures }],
    ['partners', { Nombre: 'Por deshacer', Zona: zone.name }],
    ['users', { 'Nombre completo': 'Eva Luna', Correo: 'eva@undo.mx', Rol: 'Consultor', Distribuidor: 'Por deshacer' }],
    ['inventories', { Temporada: season.name, Almacén: 'Por deshacer', Clave: 'UNDO-1', Bolsas: 9 }],
  ] as const;
  const ids: string[] = [];
  for (const [list, row] of files) {
    const { report } = await importRecords(admin, list, [row]);
    expect([list, report.created, report.errors]).toEqual([list, 1, []]);
    ids.push(report.importId ?? '');
  }
  const inUse = await undo(admin, ids[1]!);
  expect(inUse.body.error).toBe('No se puede deshacer: lo que creó ya tiene 1 usuario y 1 inventario.');
  for (const id of ids.toReversed()) expect((await undo(admin, id)).status).toBe(200);
  const { rows } = await sql`
    select id from products where code = 'UNDO-1' union all select id from partners where name = 'Por deshacer'
    union all select id from users where email = 'eva@undo.mx'
    union all select id from mail_queue where recipient = 'eva@undo.mx'`.execute(api.db);
  expect(rows).toEqual([]);
});

test('X-36 names every table that refers to what an import creates', async () => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass || '.' || a.attname as name from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confdeltype = 'a' and c.confrelid in ('customers'::regclass, 'products'::regclass,
      'partners'::regclass, 'inventories'::regclass, 'localities'::regclass, 'users'::regclass)
      -- What users did themselves: they have signed in, which prevents the undo of their import.
      and not (c.confrelid = 'users'::regclass and a.attname ~ '(^|_)by$|^user_id$')
    order by 1`.execute(api.db);
  // The tables of the undo rules of each list; any other one would refuse the undo without saying why.
  expect(rows.map(({ name }) => name)).toEqual([
    'customer_merges.consultant_id',
    'customer_merges.customer_id',
    'customers.consultant_id',
    'customers.locality_id',
    'inventories.distributor_id',
    'inventories.product_id',
    'legal_acceptances.customer_id',
    'partners.locality_id',
    'sale_lines.product_id',
    'sales.consultant_id',
    'sales.customer_id',
    'sales.distributor_id',
    'simulations.customer_id',
    'stock_movements.inventory_id',
    'targets.consultant_id',
    'targets.product_id',
    'users.distributor_id',
    'voucher_lines.product_id',
    'vouchers.consultant_id',
    'vouchers.customer_id',
    'vouchers.distributor_id',
  ]);
});
