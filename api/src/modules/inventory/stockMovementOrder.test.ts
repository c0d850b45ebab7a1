import { withTransaction } from '../../core/db/transaction';
import { applyStockChange } from './applyStockChange';
import { VoucherFixtures } from '../../testing/documents/voucherFixtures';

let fixtures: VoucherFixtures;
beforeAll(async () => {
  fixtures = await VoucherFixtures.start();
});
afterAll(() => fixtures.api.close());

interface StockRecord {
  id: string;
  version: number;
  movements: { event: string; available: number }[];
}

test('R-37 orders stock movements so that the available bags are never negative', async () => {
  const { api, admin, consultant } = fixtures;
  const { season, distributor, customer } = api.company;
  const product = await api.make.product();
  const stockKey = { seasonId: season.id, distributorId: distributor.id };
  const { id } = (await admin.post('/inventories', { ...stockKey, productId: product.id, initial: 1 })).body
    .data as StockRecord;
  const readStock = async () => (await admin.get(`/inventories/${id}`)).body.data as StockRecord;
  const lines = [{ productId: product.id, quantity: 1 }];
  const { body } = await consultant.post('/sales', { customerId: customer.id, seasonId: season.id, lines });
  const sale = body.data as { id: string };
  await withTransaction(api.db, async (tx) => {
    // BEGIN has fixed now() of this transaction, so now() would date its movement before the adjustment.
    const { version } = await readStock();
    await admin.send('PUT', `/inventories/${id}`, { adjustment: 5, reason: 'Llegó un camión', version });
    const stockChange = { ...stockKey, productId: product.id, code: product.code, voucher: 0, sale: 3 };
    await applyStockChange(tx, 'DIRECT_SALE', [stockChange], { saleId: sale.id, userId: null });
  });
  expect((await readStock()).movements.map(({ event, available }) => [event, available])).toEqual([
    ['REGISTER', 1],
    ['DIRECT_SALE', 0],
    ['ADJUST', 5],
    ['DIRECT_SALE', 2],
  ]);
});
