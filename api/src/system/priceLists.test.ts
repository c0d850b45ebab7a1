import { addDays } from '@surco/shared/domain';
import { buildSaleRow } from '../testing/workbooks/workbookBuilder';
import { uploadWorkbook } from '../testing/workbooks/uploadWorkbook';
import { put } from '../testing/responses';
import { today } from '../testing/harness';
import { readDocument, SaleFixtures } from '../testing/documents/saleFixtures';

let fixtures: SaleFixtures;
beforeAll(async () => {
  fixtures = await SaleFixtures.start();
});
afterAll(() => fixtures.api.close());

type List = { season_id?: string; zone_id?: string };

/** Writes a price of a list. */
const setPrice = (productId: string, list: List, price: string | null, validFrom = today) =>
  fixtures.api.db
    .insertInto('product_prices')
    .values({ product_id: productId, ...list, price, valid_from: validFrom })
    .execute();

/** The product costs 3,950.00; its season and the zone of the customer are those of the sales. */
async function start() {
  const stock = await fixtures.createStock();
  const zone = { zone_id: fixtures.api.company.zone.id };
  const season = { season_id: stock.season.id };
  const sell = async (path = '/sales', change = {}) => {
    const response = await fixtures.consultant.post(path, fixtures.buildBody(stock, 2, change));
    expect(response.status).toBe(201);
    return readDocument(response);
  };
  return { ...stock, stock, zone, season, sell };
}

test.each([
  ['/sales', 'sale'],
  ['/vouchers', 'DKbono'],
])('P-04 X-11 %s prices a %s by the list of its season and of the zone of its customer', async (path) => {
  const { product, zone, season, sell } = await start();
  const { otherZone } = fixtures.api.company;
  await setPrice(product.id, { zone_id: otherZone.id }, '1000.00');
  expect((await sell(path)).lines).toMatchObject([{ basePrice: '3950.00' }]);
  await setPrice(product.id, season, '3800.00');
  expect((await sell(path)).lines).toMatchObject([{ basePrice: '3800.00' }]);
  await setPrice(product.id, zone, '3700.00');
  expect((await sell(path)).lines).toMatchObject([{ basePrice: '3700.00' }]);
  await setPrice(product.id, { ...season, ...zone }, '3600.00');
  // 2 × 3,600 × .95
  expect(await sell(path)).toMatchObject({ lines: [{ basePrice: '3600.00' }], total: '6840.00' });
  await setPrice(product.id, { ...season, ...zone }, null);
  expect((await sell(path)).lines).toMatchObject([{ basePrice: '3700.00' }]);
});

test('P-04 a planned list price applies from its day on', async () => {
  const { product, zone, sell } = await start();
  await setPrice(product.id, zone, '3700.00', addDays(today, 1));
  expect((await sell()).lines).toMatchObject([{ basePrice: '3950.00' }]);
  await setPrice(product.id, zone, '3750.00', addDays(today, -1));
  expect((await sell()).lines).toMatchObject([{ basePrice: '3750.00' }]);
});

test('P-04 X-10 a stored line keeps its price, a new line gets that of the list', async () => {
  const { product, zone, stock, season, sell } = await start();
  const sale = await sell();
  const added = await fixtures.api.make.product();
  await fixtures.api.make.inventory(season.season_id, added.id, fixtures.api.company.distributor.id, 10);
  for (const { id } of [product, added]) await setPrice(id, zone, '3700.00');
  const lines = [
    { productId: product.id, quantity: 3 },
    { productId: added.id, quantity: 1 },
  ];
  const body = { ...fixtures.buildBody(stock), lines, version: sale.version };
  const edited = readDocument(await put(fixtures.consultant, `/sales/${sale.id}`, body));
  expect(edited.lines).toMatchObject([{ basePrice: '3950.00' }, { basePrice: '3700.00' }]);
});

test('P-04 T-03 the sale of a DKbono keeps the prices of the DKbono', async () => {
  const { product, zone, sell, stock } = await start();
  const voucher = await sell('/vouchers');
  await setPrice(product.id, zone, '3700.00');
  const payments = [{ date: today, amount: voucher.total, method: '01' }];
  await put(fixtures.consultant, `/vouchers/${voucher.id}/payments`, { payments, version: voucher.version });
  const response = await fixtures.consultant.post('/sales', fixtures.buildBody(stock, 2, { voucherId: voucher.id }));
  expect(readDocument(response).lines).toMatchObject([{ basePrice: '3950.00' }]);
});

test('P-04 X-16 a blank price of an import is that of the list, and another price is refused', async () => {
  const { product, zone, season, stock } = await start();
  await setPrice(product.id, zone, '3700.00');
  await setPrice(product.id, season, '3800.00');
  const buildRow = (reference: string, price: number | null) =>
    buildSaleRow(fixtures.api.company, {
      referencia_externa: reference,
      temporada: stock.season.name,
      clave_producto: product.code,
      precio_lista: price,
    });
  const accepted = await uploadWorkbook(fixtures.consultant, [buildRow('LIST-1', null), buildRow('LIST-2', 3700)]);
  expect(accepted).toMatchObject({ status: 200, report: { sales: 2 } });
  const written = await fixtures.api.db
    .selectFrom('sale_lines')
    .select('base_price')
    .where('product_id', '=', product.id)
    .execute();
  expect(written).toEqual([{ base_price: '3700.00' }, { base_price: '3700.00' }]);
  const { report } = await uploadWorkbook(fixtures.consultant, [buildRow('LIST-3', 3950)]);
  expect(report.errors).toMatchObject([{ column: 'precio_lista', message: expect.stringContaining('$3,700.00') }]);
});
