import type { ExportedList } from '@surco/shared/contract';
import { sql } from 'kysely';
import { openDb } from '../../core/db/pool';
import { exportCases } from '../../testing/exportCases';
import { readSheets } from '../../testing/workbooks/readSheets';
import { readWorkbookPart } from '../../testing/workbooks/downloadWorkbook';
import { today, type TestApi, type TestClient } from '../../testing/harness';
import { startApiWithUsers } from '../../testing/startApiWithUsers';

let api: TestApi;
let admin: TestClient;
let coordinator: TestClient;
let consultant: TestClient;
let farmer: TestClient;
beforeAll(async () => {
  ({ api, admin, coordinator, consultant, farmer } = await startApiWithUsers());
});
afterAll(() => api.close());

interface ExportOptions {
  list: ExportedList;
  columns: readonly string[];
  query?: Readonly<Record<string, string>>;
  ids?: readonly string[];
}

const request = (client: TestClient, { query = {}, ...options }: ExportOptions) =>
  client.post('/exports', { query, ...options });

/** Exports a list and returns the rows of its sheet, the headings first, and the name of the file. */
async function exportRows(client: TestClient, options: ExportOptions) {
  const { status, rawBody, headers, body } = await request(client, options);
  expect([status, body.error]).toEqual([200, undefined]);
  const [first] = readSheets(rawBody);
  const name = /filename\*=UTF-8''([^;]+)/.exec(String(headers['content-disposition']))?.[1] ?? '';
  return { sheet: first!.sheet, rows: first!.data, name: decodeURIComponent(name), file: rawBody };
}

const readLatestDownload = async () =>
  ((await admin.get('/audit?kind=downloads&size=1')).body.data as { entity: string; after: object }[])[0];

test.each(exportCases)(
  'X-28 $list: exports headings and values of the filtered records, and records it',
  async ({ list, name, entity, create }) => {
    const { query, cells } = await create(api, admin);
    const exported = await exportRows(admin, { list, columns: Object.keys(cells), query });
    const columns = Object.values(cells);
    expect(exported.rows).toEqual([columns.map(([heading]) => heading), columns.map(([, value]) => value)]);
    expect([exported.sheet, exported.name]).toEqual([name, `${name} ${today}.xlsx`]);
    expect(await readLatestDownload()).toMatchObject({
      action: 'EXPORT',
      entity,
      entityId: null,
      user: { id: api.company.users.Admin.id },
      after: { name: exported.name, filters: query, rows: 1, origin: { address: '127.0.0.1' } },
    });
  },
);

test('P-07 refuses a role that does not read the list', async () => {
  expect(await request(consultant, { list: 'GET /users', columns: ['name'] })).toMatchObject({
    status: 403,
    body: { code: 'PERMISO_DENEGADO' },
  });
});

test('an export without filters has all records of the list', async () => {
  const { totalRecords } = (await admin.get('/products?size=1')).body;
  const { rows } = await exportRows(admin, { list: 'GET /products', columns: ['code'] });
  expect(rows).toHaveLength(Number(totalRecords) + 1);
});

test('P-07 exports only the records within the scope of a consultant, also of a selection', async () => {
  const { customer, otherCustomer, locality, otherLocality } = api.company;
  const options = { list: 'GET /clients', columns: ['name', 'locality'] } as const;
  const all = (await exportRows(consultant, options)).rows.map(([, place]) => place);
  expect(all).toContain(locality.name);
  expect(all).not.toContain(otherLocality.name);
  const { rows } = await exportRows(consultant, { ...options, ids: [customer.id, otherCustomer.id] });
  expect(rows.slice(1)).toEqual([[`${customer.first_name} ${customer.last_name}`, locality.name]]);
  expect((await readLatestDownload())?.after).toMatchObject({ rows: 1, ids: [customer.id] });
});

test('X-28 exports the selected records in the order of the list, whatever its filters, and records which', async () => {
  const products = await Promise.all(['SEL-1', 'SEL-3', 'SEL-2'].map((code) => api.make.product({ code })));
  const ids = products.map(({ id }) => id);
  const query = { search: 'otro texto', sort: '-code' };
  const { rows } = await exportRows(admin, { list: 'GET /products', columns: ['code'], query, ids });
  expect(rows).toEqual([['Clave'], ['SEL-3'], ['SEL-2'], ['SEL-1']]);
  const { after } = (await readLatestDownload())!;
  expect(after).toMatchObject({ rows: 3, ids: expect.arrayContaining(ids) });
  // The filters did not choose the records.
  expect(after).not.toHaveProperty('filters');
});

test('exports the chosen columns in their order', async () => {
  const { product } = api.company;
  const options = { list: 'GET /products', columns: ['price', 'code'], ids: [product.id] } as const;
  expect((await exportRows(admin, options)).rows).toEqual([
    ['Precio de lista (general)', 'Clave'],
    [3950, product.code],
  ]);
});

test('exports more records than are read at once, in the order of the list', async () => {
  const zone = await api.make.zone();
  const names = Array.from({ length: 450 }, (_, index) => `Ejido ${String(index).padStart(3, '0')}`);
  const values = names.map((name) => ({ name, municipality: 'Torreón', state_id: '05', zone_id: zone.id }));
  await api.db.insertInto('localities').values(values).execute();
  const query = { zoneId: zone.id, sort: '-name' };
  const { rows } = await exportRows(admin, { list: 'GET /localities', columns: ['name'], query });
  expect(rows.slice(1).map(([name]) => name)).toEqual(names.toReversed());
});

test('the current season of the inventory is that of the day', async () => {
  const options = { list: 'GET /inventories', columns: ['season'], query: { seasonId: 'current' } } as const;
  const seasons = new Set((await exportRows(admin, options)).rows.slice(1).flat());
  expect([...seasons]).toEqual([api.company.season.name]);
});

test('a coordinator exports the pending users under a name of their own', async () => {
  const { name } = await exportRows(coordinator, {
    list: 'GET /users',
    columns: ['name'],
    query: { status: 'PENDIENTE' },
  });
  expect(name).toBe(`Usuarios pendientes ${today}.xlsx`);
});

const formulas = ['=1+1', '+52 871', '-7', '@SUM(A1)', '=HYPERLINK("http://x")', '<b>ñ & á</b>', 'a😀b'];

test('T-04 text that looks like a formula or markup stays text', async () => {
  const zone = await api.make.zone();
  const values = formulas.map((name) => ({ name, municipality: '=2+2', state_id: '05', zone_id: zone.id }));
  await api.db.insertInto('localities').values(values).execute();
  const query = { zoneId: zone.id };
  const columns = ['name', 'municipality'];
  const { rows, file } = await exportRows(admin, { list: 'GET /localities', columns, query });
  expect(rows.slice(1).toSorted()).toEqual(formulas.map((name) => [name, '=2+2']).toSorted());
  expect(await readWorkbookPart(file, 'xl/worksheets/sheet1.xml')).not.toMatch(/<f[ >]/);
});

test.each<[string, Partial<Record<keyof ExportOptions, unknown>>]>([
  ['a column that the list does not have', { columns: ['name', 'constructor'] }],
  ['no column', { columns: [] }],
  ['a filter that the list does not have', { query: { owner: 'x' } }],
  ['a wrong filter', { query: { status: 'X' } }],
  ['a list that is not exported', { list: 'GET /simulations' }],
  ['an empty selection', { ids: [] }],
])('refuses %s', async (_, change) => {
  const body = { list: 'GET /clients', columns: ['name'], query: {}, ...change };
  expect((await admin.post('/exports', body)).status).toBe(400);
});

test('X-28 sends no file when the export cannot be recorded', async () => {
  const owner = openDb(api.ownerUrl, { max: 1 });
  const run = (statement: string) => owner.executeQuery(sql.raw(statement).compile(owner));
  await run(`create function refuse_entry() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`);
  await run('create trigger refuse_entry before insert on audit_log for each row execute function refuse_entry()');
  const response = await request(admin, { list: 'GET /zones', columns: ['name'] });
  await run('drop trigger refuse_entry on audit_log');
  await owner.destroy();
  expect([response.status, response.headers['content-type']]).toEqual([500, expect.stringContaining('json')]);
});

test('X-28 records the values of a chart that the browser saves, for who reads its list', async () => {
  const body = { list: 'GET /sales', name: 'Ventas por semana.csv', filters: { seasonId: 'x' }, rows: 52 };
  expect(await consultant.post('/exports/charts', body)).toMatchObject({ status: 200, body: { data: null } });
  expect(await readLatestDownload()).toMatchObject({
    entity: 'sale',
    user: { id: api.company.users.Consultant.id },
    after: { name: body.name, filters: body.filters, rows: 52, origin: { address: '127.0.0.1' } },
  });
  expect((await farmer.post('/exports/charts', body)).status).toBe(403);
  expect((await admin.post('/exports/charts', { ...body, list: 'GET /audit' })).status).toBe(400);
});
