import { productName } from '@surco/shared/domain/product';
import readBook from 'read-excel-file/node';
import { columnNames } from '../src/modules/files/import/columns';
import { openBook } from '../src/modules/files/workbook/inflate';
import { bookOf, rowOf } from './factoryBook';
import type { TestApi, Visitor } from './harness';
import { startStaffed } from './people';

let api: TestApi;
let consultant: Visitor;
let admin: Visitor;
beforeAll(async () => {
  ({ api, consultant, admin } = await startStaffed());
});
afterAll(() => api.close());

const partOf = (file: Buffer, name: string): string =>
  openBook(file)
    .find((part) => part.name === name)
    ?.content.toString() ?? '';

async function book(visitor: Visitor, path: string) {
  const { status, file, headers } = await visitor.get(path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  const sheets = await readBook(file);
  return { file, headers, names: sheets.map(({ sheet }) => sheet), rows: (at: number) => sheets[at]!.data };
}

describe('X-15 the template', () => {
  test('X-15 the columns of the trade, marked, typed and chosen from lists, beside what they mean', async () => {
    const { file, headers, names, rows } = await book(consultant, '/sales/file-template');
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
    const xml = partOf(file, 'xl/worksheets/sheet1.xml');
    expect(xml).toContain('state="frozen"');
    expect(xml.match(/<dataValidation /g)).toHaveLength(4);
    expect(xml.indexOf('<dataValidations')).toBeLessThan(xml.indexOf('<pageMargins'));
  });

  test('X-15 X-16 filled in as it is, it is imported; as it came, it has no rows', async () => {
    const { file } = await book(consultant, '/sales/file-template');
    const { body } = await consultant.upload('/sales/import', file);
    expect(body.data).toMatchObject({ rows: 0, errors: [{ message: 'El archivo no tiene filas con datos.' }] });
    const headings = columnNames.map((name) => (name.startsWith('r') ? `${name}*` : name));
    const cells = rowOf(api.company, { referencia_externa: 'T-1' });
    const filled = Object.fromEntries(columnNames.map((name, at) => [headings[at]!, cells[name] ?? null]));
    const { status } = await consultant.upload(
      '/sales/import?dryRun=true',
      await bookOf([{ ...filled, fecha: '15/11/2026' }]),
    );
    expect(status).toBe(200);
  });

  test('X-15 P-07 only who imports may have it', async () => {
    for (const role of ['Coordinator', 'Supervisor', 'Farmer'] as const)
      expect((await (await api.as(api.company.users[role])).get('/sales/file-template')).status).toBe(403);
  });
});

describe('X-17 the reports', () => {
  const evil = ['=1+1', '+1', '-1', '@x', '\t=1', '<b>ñ & á</b>'];
  beforeAll(async () => {
    const { company, make } = api;
    await api.db
      .updateTable('clients')
      .set({ business_name: '=HYPERLINK("http://x")' })
      .where('id', '=', company.client.id)
      .execute();
    const rows = evil.map((text, n) =>
      rowOf(company, {
        referencia_externa: `X-${n}`,
        lote: text,
        clave_producto: n % 2 ? company.second.code : company.product.code,
      }),
    );
    await consultant.upload('/sales/import', await bookOf(rows));
    const far = rowOf(company, {
      telefono_cliente: company.farClient.phone,
      correo_consultor: company.colleague.email,
    });
    await admin.upload('/sales/import', await bookOf([{ ...far, referencia_externa: 'FAR' }]));
    const product = await make.product();
    await make.inventory(company.season.id, product.id, company.distributor.id, 10);
    await make.voucher({
      customerId: company.client.id,
      seasonId: company.season.id,
      distributorId: company.distributor.id,
      consultantId: company.consultant.id,
      product,
      quantity: 2,
      price: '3950.00',
      total: '7900.00',
      paid: '1000.50',
    });
  });

  test('X-17 three sheets: a row per line, sums, and the DKbonos, all typed', async () => {
    const { file, names, rows, headers } = await book(admin, '/sales/sale-report');
    expect(names).toEqual(['Detalle', 'Resumen', 'DKbonos']);
    expect(headers['content-disposition']).toContain('Reporte de ventas 2026-11-20.xlsx');
    const [heading, ...lines] = rows(0);
    expect(lines).toHaveLength(evil.length + 1);
    const line = Object.fromEntries(heading!.map((name, at) => [String(name), lines.at(-1)![at]]));
    expect(line).toMatchObject({
      Fecha: new Date('2026-11-15T00:00:00Z'),
      Bolsas: 2,
      'Precio de lista': expect.any(Number),
      Descuento: 0.05,
      Estado: 'Registrada',
      Zona: expect.stringContaining('Zona'),
    });
    const totals = rows(1).filter(([, name]) => name === 'Total');
    expect(totals.map(([by, , sales, bags]) => [by, sales, bags])).toEqual(
      ['Producto', 'Consultor', 'Distribuidor', 'Zona'].map((by) => [by, 7, 14]),
    );
    expect(new Set(totals.map(([, , , , , amount]) => amount)).size).toBe(1);
    const [, voucher] = rows(2);
    expect(voucher).toEqual(expect.arrayContaining([7900, 1000.5, 6899.5, 'Con abonos']));
    expect(partOf(file, 'xl/styles.xml')).toContain('dd/mm/yy');
    expect(partOf(file, 'xl/worksheets/sheet1.xml')).toContain('ySplit="1"');
    // The heads offer filters, of the lists and not of the sums; on paper they head every page.
    expect(partOf(file, 'xl/worksheets/sheet1.xml')).toContain(`<autoFilter ref="A1:T${evil.length + 2}"/>`);
    expect(partOf(file, 'xl/worksheets/sheet2.xml')).not.toContain('autoFilter');
    const titles = partOf(file, 'xl/workbook.xml').match(/'\w+'!\$1:\$1/g);
    expect(titles).toEqual(names.map((name) => `'${name}'!$1:$1`));
  });

  test('X-17 a product is summed up by the name that the screens have for it, its clave told once', async () => {
    const { product, second } = api.company;
    const bearing = { ...second, name: `Maíz ${second.code}` };
    await api.db.updateTable('products').set({ name: bearing.name }).where('id', '=', second.id).execute();
    const { rows } = await book(admin, '/sales/sale-report');
    const summed = rows(1).filter(([by, name]) => by === 'Producto' && name !== 'Total');
    expect(summed.map(([, name]) => name).toSorted()).toEqual([product, bearing].map(productName).toSorted());
  });

  test('X-17 two consultants of one name are two, each with its own sums', async () => {
    const same = { first_name: 'Luis', last_name: 'Peña' };
    const ids = [api.company.consultant.id, api.company.colleague.id];
    await api.db.updateTable('users').set(same).where('id', 'in', ids).execute();
    const { rows } = await book(admin, '/sales/sale-report');
    const sums = rows(1).filter(([by, name]) => by === 'Consultor' && name !== 'Total');
    expect(sums.map(([, name, sales]) => [name, sales])).toEqual([
      ['Luis Peña', 6],
      ['Luis Peña', 1],
    ]);
  });

  test('X-17 what begins like a formula stays a text', async () => {
    const { file, rows } = await book(admin, '/sales/sale-report');
    const lots = new Set(rows(0).map((row) => row[17]));
    for (const text of evil) expect(lots).toContain(text.trim());
    expect(rows(0).flat()).toContain('=HYPERLINK("http://x")');
    for (const { name, content } of openBook(file).filter((part) => part.name.includes('worksheets/sheet')))
      expect([name, /<f[ >]/.test(content.toString())]).toEqual([name, false]);
  });

  test('X-17 P-07 the filters and the scope are those of the list', async () => {
    const { consultant: own, farClient, product, users } = api.company;
    expect((await book(consultant, '/sales/sale-report')).rows(0)).toHaveLength(evil.length + 1);
    expect((await book(admin, `/sales/sale-report?consultantId=${own.id}`)).rows(0)).toHaveLength(evil.length + 1);
    expect((await book(admin, `/sales/sale-report?customerId=${farClient.id}`)).rows(0)).toHaveLength(2);
    expect((await book(consultant, `/sales/sale-report?customerId=${farClient.id}`)).rows(0)).toHaveLength(1);
    expect((await book(admin, `/sales/sale-report?productId=${product.id}&from=2026-11-16`)).rows(0)).toHaveLength(1);
    expect((await book(admin, '/sales/sale-report?status=ENTREGADA')).rows(0)).toHaveLength(1);
    expect((await admin.get('/sales/sale-report?size=all')).status).toBe(400);
    const supervisor = await api.as(users.Supervisor);
    expect((await book(supervisor, '/sales/sale-report')).rows(0)).toHaveLength(evil.length + 1);
    expect((await (await api.as(users.Farmer)).get('/sales/sale-report')).status).toBe(403);
  });

  test('X-17 a report longer than is read at a time tells every sale once, the newest first', async () => {
    const { make, company } = api;
    const product = await make.product();
    await make.inventory(company.season.id, product.id, company.distributor.id, 1_000);
    const days = ['2026-11-15', '2026-11-10', '2026-11-12'];
    const sold = Array.from({ length: 405 }, (_, n) =>
      rowOf(company, { referencia_externa: `L-${n}`, fecha: days[n % 3] ?? '', clave_producto: product.code }),
    );
    expect((await consultant.upload('/sales/import', await bookOf(sold))).status).toBe(200);
    const [, ...lines] = (await book(consultant, `/sales/sale-report?productId=${product.id}`)).rows(0);
    expect(new Set(lines.map(([folio]) => folio)).size).toBe(405);
    const dates = lines.map(([, date]) => Number(date));
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    expect(lines).toHaveLength(405);
  });

  test('X-17 DKbonos as well: their lines, and what they add up to', async () => {
    const { names, rows } = await book(consultant, '/vouchers/voucher-report?balance=due');
    expect(names).toEqual(['Detalle', 'Resumen']);
    expect(rows(0)).toHaveLength(2);
    expect(rows(0)[1]).toEqual(expect.arrayContaining([7900, 1000.5, 6899.5]));
    expect((await book(consultant, '/vouchers/voucher-report?status=CANCELADO')).rows(0)).toHaveLength(1);
  });
});
