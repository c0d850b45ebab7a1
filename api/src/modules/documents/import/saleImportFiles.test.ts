import type { ImportColumns } from '@surco/shared/contract';
import { columnNames } from './importColumns';
import { findSumsDifferences } from '../common/verifyDailySums';
import { today, type TestApi, type TestClient } from '../../../testing/harness';
import { startApiWithUsers } from '../../../testing/startApiWithUsers';
import { downloadWorkbook, readWorkbookPart } from '../../../testing/workbooks/downloadWorkbook';
import { expectSaleImportRejected, readImportReport, uploadWorkbook } from '../../../testing/workbooks/uploadWorkbook';
import { buildSaleRow, buildWorkbook, type CellsByHeading } from '../../../testing/workbooks/workbookBuilder';

let api: TestApi;
let consultant: TestClient;
beforeAll(async () => {
  ({ api, consultant } = await startApiWithUsers());
});
afterAll(() => api.close());

test('X-15 creates columns with drop-down lists, a sheet that explains them and a sheet with the choices', async () => {
  const { file, headers, names, rows } = await downloadWorkbook(consultant, '/sales/file-template');
  expect(names).toEqual(['Ventas', 'Instrucciones', 'Listas']);
  expect(rows(0)[0]!.map((heading) => String(heading).replace('*', ''))).toEqual(columnNames);
  expect(rows(0)[0]).toContain('referencia_externa*');
  expect(
    rows(1)
      .map(([name]) => name)
      .slice(1, 15),
  ).toEqual(columnNames);
  expect(rows(2)[1]!.slice(0, 3)).toEqual([
    api.company.season.name,
    api.company.distributor.name,
    api.company.consultant.email,
  ]);
  expect(headers['content-disposition']).toBe(
    `attachment; filename="Plantilla de ventas 20-11-26.xlsx"; filename*=UTF-8''Plantilla%20de%20ventas%2020-11-26.xlsx`,
  );
  const xml = await readWorkbookPart(file, 'xl/worksheets/sheet1.xml');
  expect(xml).toContain('state="frozen"');
  expect(xml.match(/<dataValidation /g)).toHaveLength(4);
  expect(xml.indexOf('<dataValidations')).toBeLessThan(xml.indexOf('<pageMargins'));
});

test('X-15 X-16 finds no rows in the empty template and accepts a file with its columns', async () => {
  const { file } = await downloadWorkbook(consultant, '/sales/file-template');
  const { body } = await consultant.upload('/sales/import', file);
  expect(body.data).toMatchObject({ rows: 0, errors: [{ message: 'El archivo no tiene filas con datos.' }] });
  const headings = columnNames.map((name) => (name.startsWith('r') ? `${name}*` : name));
  const cells = buildSaleRow(api.company, { referencia_externa: 'T-1' });
  const filled = Object.fromEntries(columnNames.map((name, at) => [headings[at]!, cells[name] ?? null]));
  const { status } = await consultant.upload(
    '/sales/import?dryRun=true',
    await buildWorkbook([{ ...filled, fecha: '15/11/2026' }]),
  );
  expect(status).toBe(200);
});

test('X-16 X-35 imports sales from a text of another program, with the columns that a person chose', async () => {
  const { customer, product, season, distributor, consultant: seller } = api.company;
  const text = [
    'Folio;Fecha;Temporada;Tel.;Código;Cantidad;Descuento;Almacén;Vendedor;Total',
    `F-9;15/11/2026;${season.name};${customer.phone};${product.code};2;7,5;${distributor.name};${seller.email};1.234,50`,
  ].join('\r\n');
  const file = Buffer.from(text, 'latin1');
  const { body } = await consultant.upload('/imports/sales/columns', file, {}, 'ventas.csv');
  const { matches } = body.data as ImportColumns;
  expect(matches).toMatchObject({ referencia_externa: 'Folio', bolsas: 'Cantidad', correo_consultor: 'Vendedor' });
  const strict = await consultant.upload('/sales/import?dryRun=true', file, {}, 'ventas.csv');
  expect(readImportReport(strict.body).errors).toContainEqual({
    row: 1,
    column: 'Folio',
    message: 'Esta columna no es de la plantilla.',
  });
  const fields = { matches: JSON.stringify(matches) };
  const sent = await consultant.uploadForm('/sales/import?dryRun=true', file, 'ventas.csv', fields);
  // 2 × 3,950 × .925
  expect(sent.body.data).toMatchObject({ sales: 1, preview: [{ row: 2, reference: 'F-9', total: '7307.50' }] });
});

const buildRow = (change: CellsByHeading): CellsByHeading => buildSaleRow(api.company, change);
const createCustomerAndReturnPhone = (rfc: string | null) =>
  api.make.customer(api.company.locality.id, api.company.consultant.id, { rfc }).then(({ phone }) => phone);

test('X-16 rejects the phone of one customer with the RFC of another', async () => {
  const [phoneWithRfc, phoneWithoutRfc] = [
    await createCustomerAndReturnPhone('CACX7605101P8'),
    await createCustomerAndReturnPhone(null),
  ];
  const buildCustomerRow = (phone: string, rfc: string) =>
    buildRow({ referencia_externa: 'WHO', telefono_cliente: phone, rfc_cliente: rfc });
  const crossed = [{ row: 2, column: 'rfc_cliente', message: 'El RFC no es del cliente que tiene este teléfono.' }];
  expect(
    await expectSaleImportRejected(api, consultant, [buildCustomerRow(phoneWithoutRfc, 'CACX7605101P8')]),
  ).toMatchObject(crossed);
  expect(
    await expectSaleImportRejected(api, consultant, [buildCustomerRow(phoneWithRfc, 'EKU9003173C9')]),
  ).toMatchObject(crossed);
  expect((await uploadWorkbook(consultant, [buildCustomerRow(phoneWithRfc, 'CACX7605101P8')])).report.sales).toBe(1);
});

test.each(['EKU9003173C9', 'XAXX010101000'])(
  'X-16 finds a customer without RFC by phone when the row has the RFC %s',
  async (rfc) => {
    await createCustomerAndReturnPhone('XAXX010101000');
    const change = {
      referencia_externa: `NEW-${rfc}`,
      telefono_cliente: await createCustomerAndReturnPhone(null),
      rfc_cliente: rfc,
    };
    expect((await uploadWorkbook(consultant, [buildRow(change)])).report.sales).toBe(1);
  },
);

test('X-16 reports only the row limit for a file with too many rows', async () => {
  const rows = Array.from({ length: 20_001 }, () => ({ clave_producto: 'NO-HAY' }));
  const book = await buildWorkbook(rows, columnNames);
  const { status, body } = await consultant.upload('/sales/import?dryRun=true', book);
  const message = 'El archivo tiene 20,001 filas y el máximo es 20,000. Divídalo en varios.';
  expect([status, body.data]).toEqual([
    422,
    { rows: 20_001, sales: 0, errors: [{ row: 20_002, column: '', message }], sheet: 'Ventas' },
  ]);
}, 120_000);

test('X-16 answers a list while it imports thousands of rows', async () => {
  const { season, distributor, users } = api.company;
  const product = await api.make.product();
  await api.make.inventory(season.id, product.id, distributor.id, 20_000);
  const rows = Array.from({ length: 4_000 }, (_, n) =>
    buildSaleRow(api.company, { referencia_externa: `M-${n}`, clave_producto: product.code, bolsas: 1 + (n % 5) }),
  );
  const book = await buildWorkbook(rows);
  const importing = consultant.upload('/sales/import', book);
  const list = await (await api.signInAs(users.Admin)).get('/sales?size=10');
  expect(list.status).toBe(200);
  const { status, body } = await importing;
  expect([status, body.data]).toEqual([200, { rows: 4_000, sales: 4_000, errors: [], sheet: 'Ventas' }]);
  const { sold } = await api.db
    .selectFrom('inventories')
    .select('sold')
    .where('product_id', '=', product.id)
    .executeTakeFirstOrThrow();
  expect(sold).toBe(12_000);
  const listed = await consultant.get(`/sales?size=10&from=2026-11-15&to=${today}`);
  expect(listed.body.totalRecords).toBeGreaterThanOrEqual(4_000);
  expect(await findSumsDifferences(api.db)).toEqual([]);
}, 120_000);
