import { buildWorkbook, buildSaleRow } from '../../../testing/workbooks/workbookBuilder';
import { today, type TestApi, type TestClient } from '../../../testing/harness';
import { findSumsDifferences } from '../common/verifyDailySums';
import { startApiWithUsers } from '../../../testing/startApiWithUsers';

let api: TestApi;
let consultant: TestClient;
beforeAll(async () => {
  ({ api, consultant } = await startApiWithUsers());
});
afterAll(() => api.close());

test('X-16 reports only the row limit for a file with too many rows', async () => {
  const rows = Array.from({ length: 20_001 }, () => buildSaleRow(api.company, { clave_producto: 'NO-HAY' }));
  const { status, body } = await consultant.upload('/sales/import?dryRun=true', await buildWorkbook(rows));
  const message = 'El archivo tiene 20,001 filas y el máximo es 20,000. Divídalo en varios.';
  expect([status, body.data]).toEqual([
    422,
    { rows: 20_001, sales: 0, errors: [{ row: 20_002, column: '', message }], sheet: 'Ventas' },
  ]);
}, 120_000);

test('X-16 answers a list while it imports ten thousand rows', async () => {
  const { season, distributor, users } = api.company;
  const product = await api.make.product();
  await api.make.inventory(season.id, product.id, distributor.id, 50_000);
  const rows = Array.from({ length: 10_000 }, (_, n) =>
    buildSaleRow(api.company, { referencia_externa: `M-${n}`, clave_producto: product.code, bolsas: 1 + (n % 5) }),
  );
  const book = await buildWorkbook(rows);
  const importing = consultant.upload('/sales/import', book);
  const list = await (await api.signInAs(users.Admin)).get('/sales?size=10');
  expect(list.status).toBe(200);
  const { status, body } = await importing;
  expect([status, body.data]).toEqual([200, { rows: 10_000, sales: 10_000, errors: [], sheet: 'Ventas' }]);
  const { sold } = await api.db
    .selectFrom('inventories')
    .select('sold')
    .where('product_id', '=', product.id)
    .executeTakeFirstOrThrow();
  expect(sold).toBe(30_000);
  const listed = await consultant.get(`/sales?size=10&from=2026-11-15&to=${today}`);
  expect(listed.body.totalRecords).toBeGreaterThanOrEqual(10_000);
  expect(await findSumsDifferences(api.db)).toEqual([]);
}, 120_000);
