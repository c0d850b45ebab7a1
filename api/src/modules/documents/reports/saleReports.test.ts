import { formatProductName } from '@surco/shared/domain';
import { buildWorkbook, buildSaleRow } from '../../../testing/workbooks/workbookBuilder';
import { readParts } from '../../../core/workbook/read/archive';
import { downloadWorkbook, readWorkbookPart } from '../../../testing/workbooks/downloadWorkbook';
import type { TestApi, TestClient } from '../../../testing/harness';
import { startApiWithUsers } from '../../../testing/startApiWithUsers';
import { makeVoucher } from '../../../testing/documents/makeVoucher';

let api: TestApi;
let consultant: TestClient;
let admin: TestClient;
beforeAll(async () => {
  ({ api, consultant, admin } = await startApiWithUsers());
});
afterAll(() => api.close());

const unsafeTexts = ['=1+1', '+1', '-1', '@x', '\t=1', '<b>ñ & á</b>'];
beforeAll(async () => {
  const { company, make } = api;
  await api.db
    .updateTable('customers')
    .set({ business_name: '=HYPERLINK("http://x")' })
    .where('id', '=', company.customer.id)
    .execute();
  const rows = unsafeTexts.map((text, n) =>
    buildSaleRow(company, {
      referencia_externa: `X-${n}`,
      lote: text,
      clave_producto: n % 2 ? company.secondProduct.code : company.product.code,
    }),
  );
  await consultant.upload('/sales/import', await buildWorkbook(rows));
  const otherZoneRow = buildSaleRow(company, {
    telefono_cliente: company.otherCustomer.phone,
    correo_consultor: company.colleague.email,
  });
  await admin.upload('/sales/import', await buildWorkbook([{ ...otherZoneRow, referencia_externa: 'FAR' }]));
  const product = await make.product();
  await make.inventory(company.season.id, product.id, company.distributor.id, 10);
  await makeVoucher(api, { product, quantity: 2, total: '7900.00', paid: '1000.50' });
});

test('X-17 creates three typed sheets: lines, totals and DKbonos', async () => {
  const { file, names, rows, headers } = await downloadWorkbook(admin, '/sales/sale-report');
  expect(names).toEqual(['Detalle', 'Resumen', 'DKbonos']);
  expect(headers['content-disposition']).toContain('Reporte de ventas 2026-11-20.xlsx');
  const [heading, ...lines] = rows(0);
  expect(lines).toHaveLength(unsafeTexts.length + 1);
  const line = Object.fromEntries(heading!.map((name, at) => [String(name), lines.at(-1)![at]]));
  expect(line).toMatchObject({
    Fecha: new Date('2026-11-15T00:00:00Z'),
    Bolsas: 2,
    'Precio de lista': expect.any(Number),
    Descuento: 0.05,
    Estatus: 'Registrada',
    Zona: expect.stringContaining('Zona'),
  });
  const totals = rows(1).filter(([, name]) => name === 'Total');
  expect(totals.map(([by, , sales, bags]) => [by, sales, bags])).toEqual(
    ['Producto', 'Consultor', 'Distribuidor', 'Zona'].map((by) => [by, 7, 14]),
  );
  expect(new Set(totals.map(([, , , , , amount]) => amount)).size).toBe(1);
  const [, voucher] = rows(2);
  expect(voucher).toEqual(expect.arrayContaining([7900, 1000.5, 6899.5, 'Con abonos']));
  expect(await readWorkbookPart(file, 'xl/styles.xml')).toContain('dd/mm/yy');
  expect(await readWorkbookPart(file, 'xl/worksheets/sheet1.xml')).toContain('ySplit="1"');
  // Lists have filters and sums do not; the headings repeat on every printed page.
  expect(await readWorkbookPart(file, 'xl/worksheets/sheet1.xml')).toContain(
    `<autoFilter ref="A1:T${unsafeTexts.length + 2}"/>`,
  );
  expect(await readWorkbookPart(file, 'xl/worksheets/sheet2.xml')).not.toContain('autoFilter');
  const titles = (await readWorkbookPart(file, 'xl/workbook.xml')).match(/'\w+'!\$1:\$1/g);
  expect(titles).toEqual(names.map((name) => `'${name}'!$1:$1`));
});

test('X-17 groups products by the name of the screens, with the code once', async () => {
  const { product, secondProduct } = api.company;
  const productWithCodeInName = { ...secondProduct, name: `Maíz ${secondProduct.code}` };
  await api.db
    .updateTable('products')
    .set({ name: productWithCodeInName.name })
    .where('id', '=', secondProduct.id)
    .execute();
  const { rows } = await downloadWorkbook(admin, '/sales/sale-report');
  const summed = rows(1).filter(([by, name]) => by === 'Producto' && name !== 'Total');
  expect(summed.map(([, name]) => name).toSorted()).toEqual(
    [product, productWithCodeInName].map(formatProductName).toSorted(),
  );
});

test('X-17 adds up two consultants of the same name separately', async () => {
  const same = { first_name: 'Luis', last_name: 'Peña' };
  const ids = [api.company.consultant.id, api.company.colleague.id];
  await api.db.updateTable('users').set(same).where('id', 'in', ids).execute();
  const { rows } = await downloadWorkbook(admin, '/sales/sale-report');
  const sums = rows(1).filter(([by, name]) => by === 'Consultor' && name !== 'Total');
  expect(sums.map(([, name, sales]) => [name, sales])).toEqual([
    ['Luis Peña', 6],
    ['Luis Peña', 1],
  ]);
});

test('X-17 writes texts that look like a formula or markup as text', async () => {
  const { file, rows } = await downloadWorkbook(admin, '/sales/sale-report');
  const lotColumn = rows(0)[0]!.indexOf('Lote');
  const lots = new Set(rows(0).map((row) => row[lotColumn]));
  for (const text of unsafeTexts) expect(lots).toContain(text.trim());
  expect(rows(0).flat()).toContain('=HYPERLINK("http://x")');
  for (const { name, content } of (await readParts(file)).filter((part) => part.name.includes('worksheets/sheet')))
    expect([name, /<f[ >]/.test(content.toString())]).toEqual([name, false]);
});

test('X-17 contains every sale of several batches once, the newest first', async () => {
  const { make, company } = api;
  const product = await make.product();
  await make.inventory(company.season.id, product.id, company.distributor.id, 1_000);
  const days = ['2026-11-15', '2026-11-10', '2026-11-12'];
  const sold = Array.from({ length: 405 }, (_, n) =>
    buildSaleRow(company, { referencia_externa: `L-${n}`, fecha: days[n % 3] ?? '', clave_producto: product.code }),
  );
  expect((await consultant.upload('/sales/import', await buildWorkbook(sold))).status).toBe(200);
  const [, ...lines] = (await downloadWorkbook(consultant, `/sales/sale-report?productId=${product.id}`)).rows(0);
  expect(new Set(lines.map(([folio]) => folio)).size).toBe(405);
  const dates = lines.map(([, date]) => Number(date));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  expect(lines).toHaveLength(405);
});

test('X-17 creates the report of DKbonos with lines and totals', async () => {
  const { names, rows } = await downloadWorkbook(consultant, '/vouchers/voucher-report?balance=due');
  expect(names).toEqual(['Detalle', 'Resumen']);
  expect(rows(0)).toHaveLength(2);
  expect(rows(0)[1]).toEqual(expect.arrayContaining([7900, 1000.5, 6899.5]));
  expect((await downloadWorkbook(consultant, '/vouchers/voucher-report?status=CANCELADO')).rows(0)).toHaveLength(1);
});
