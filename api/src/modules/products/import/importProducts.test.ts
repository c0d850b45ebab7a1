import type { ImportDuplicate } from '@surco/shared/contract';
import type { TestApi, TestClient } from '../../../testing/harness';
import { startApiWithUsers } from '../../../testing/startApiWithUsers';
import { buildCsv, importRecords, type TextRow } from '../../../testing/workbooks/importRecords';

let api: TestApi;
let admin: TestClient;
beforeAll(async () => {
  ({ api, admin } = await startApiWithUsers());
});
afterAll(() => api.close());

const buildProduct = (change: TextRow = {}): TextRow => ({
  Código: 'SL-100',
  Descripción: 'Maíz Llano',
  Cultivo: 'maiz',
  Uso: 'Forraje',
  Presentación: 'Semillas',
  'Semillas por bolsa': '60,000',
  Densidad: 85000,
  'Kg por bolsa': '',
  'Kg por ha': '',
  Rendimiento: 55.5,
  'Materia seca %': 32,
  Precio: '$3,950.50',
  'Dscto. máximo %': '7.5%',
  Temporada: '',
  Zona: '',
  ...change,
});

test('X-35 creates products with their general prices and those of seasons and zones', async () => {
  const { season, zone, product } = api.company;
  const rows = [
    buildProduct(),
    buildProduct({ Precio: 3800, Temporada: season.name.toLowerCase(), Zona: zone.name }),
    buildProduct({ Código: product.code, Precio: 4000, Temporada: season.name }),
    buildProduct({ Código: 'SL-200', Presentación: 'Kilogramos', 'Kg por bolsa': 20, 'Kg por ha': 12.5 }),
    buildProduct({ Código: product.code }),
  ];
  const { status, report } = await importRecords(admin, 'products', rows);
  expect([status, report]).toMatchObject([200, { rows: 5, created: 2, merged: 2, skipped: 1, errors: [] }]);
  const row = await api.db.selectFrom('products').selectAll().where('code', '=', 'SL-100').executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    crop: 'MAIZ',
    use: 'SILO',
    seeds_per_bag: 60_000,
    dry_matter: '0.3200',
    base_price: '3950.50',
    max_discount: '0.0750',
  });
  const prices = await api.db
    .selectFrom('product_prices')
    .select(['price', 'season_id', 'zone_id'])
    .where('product_id', 'in', [row.id, product.id])
    .orderBy('price')
    .execute();
  expect(prices).toEqual([
    { price: '3800.00', season_id: season.id, zone_id: zone.id },
    { price: '3950.50', season_id: null, zone_id: null },
    { price: '4000.00', season_id: season.id, zone_id: null },
  ]);
  const again = await importRecords(admin, 'products', rows);
  expect(again.report).toMatchObject({ created: 0, merged: 0, skipped: 5 });
  const wrong = await importRecords(admin, 'products', [
    buildProduct({ Código: 'SL-9', Rendimiento: 5 }),
    buildProduct({ Código: 'SL-9', Temporada: 'PV 1910' }),
    buildProduct({ Código: 'SL-8', Temporada: season.name }),
    buildProduct({ Código: 'SL-7', Cultivo: 'trigo' }),
  ]);
  expect(wrong.report.errors).toMatchObject([
    { row: 2, column: 'Rendimiento MV', message: expect.stringContaining('entre 10 y 120') },
    { row: 3, column: 'Temporada', message: expect.stringContaining('No hay una temporada «PV 1910».') },
    { row: 4, column: 'Clave', message: 'No hay un producto con esta clave.' },
    { row: 5, column: 'Cultivo', message: 'Escriba Maíz o Sorgo.' },
  ]);
});

test('X-35 refuses the list price of a new product that is left out', async () => {
  const rows = [
    buildProduct({ Código: 'SL-300' }),
    buildProduct({ Código: 'SL-300', Temporada: api.company.season.name }),
  ];
  const { status, report } = await importRecords(admin, 'products', rows, { decisions: { 2: 'SKIP' } });
  expect([status, report.errors]).toMatchObject([422, [{ row: 3, message: 'No hay un producto con esta clave.' }]]);
  const left = await importRecords(admin, 'products', rows, { decisions: { 2: 'SKIP', 3: 'SKIP' } });
  expect([left.status, left.report]).toMatchObject([200, { created: 0, merged: 0, skipped: 2 }]);
});

test('X-35 compares no IVA and no state of sale with a row that says none, and keeps those of the product', async () => {
  const product = await api.make.product({ tax_rate: '0.1600', enabled: false });
  const compare = async (change: TextRow) => {
    const row = buildProduct({ Código: product.code, ...change });
    const { report } = await importRecords(admin, 'products', [row], { dryRun: true });
    const [{ incoming, existing }] = report.duplicates as [ImportDuplicate];
    return [incoming, existing.fields].map((fields) =>
      fields.filter(({ label }) => ['IVA', 'A la venta'].includes(label)).map(({ value }) => value),
    );
  };
  expect(await compare({})).toEqual([
    ['–', '–'],
    ['16 %', 'Deshabilitado'],
  ]);
  expect(await compare({ IVA: 0, 'A la venta': 'Sí' })).toEqual([
    ['0 %', 'Habilitado'],
    ['16 %', 'Deshabilitado'],
  ]);
});

test('X-35 is not certain of columns as long as one is a guess', async () => {
  const { body } = await admin.upload('/imports/products/columns', buildCsv([buildProduct()]), {}, 'catalogo.csv');
  expect(body.data).toMatchObject({ guessed: expect.arrayContaining(['clave', 'precio_lista']), isCertain: false });
});
