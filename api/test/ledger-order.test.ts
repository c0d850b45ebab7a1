import { sql } from 'kysely';
import { transaction } from '../src/db/transaction';
import { moveStock } from '../src/modules/inventories/move';
import { today } from './harness';
import { cash, data, pay, VoucherDesk } from './voucherDesk';

let desk: VoucherDesk;
beforeAll(async () => {
  desk = await VoucherDesk.open();
});
afterAll(() => desk.api.close());

interface Stock {
  id: string;
  version: number;
  movements: { event: string; available: number }[];
}

test('R-37 who began first and waited for the bags stands after who brought them: the ledger never reads below nothing', async () => {
  const { api, admin, consultant } = desk;
  const { season, distributor, client } = api.company;
  const product = await api.make.product();
  const place = { seasonId: season.id, distributorId: distributor.id };
  const { id } = (await admin.post('/inventories', { ...place, productId: product.id, initial: 1 })).body.data as Stock;
  const stock = async () => (await admin.get(`/inventories/${id}`)).body.data as Stock;
  const lines = [{ productId: product.id, quantity: 1 }];
  const sale = data(await consultant.post('/sales', { customerId: client.id, seasonId: season.id, lines }));
  await transaction(api.db, async (tx) => {
    // What now() says in here is settled before the bags come.
    await sql`select 1`.execute(tx);
    const { version } = await stock();
    await admin.send('PUT', `/inventories/${id}`, { adjustment: 5, reason: 'Llegó un camión', version });
    const move = { ...place, productId: product.id, code: product.code, voucher: 0, sale: 3 };
    await moveStock(tx, 'DIRECT_SALE', [move], { saleId: sale.id, userId: null });
  });
  expect((await stock()).movements.map(({ event, available }) => [event, available])).toEqual([
    ['REGISTER', 1],
    ['DIRECT_SALE', 0],
    ['ADJUST', 5],
    ['DIRECT_SALE', 2],
  ]);
});

test('E-09 X-12 instalments of one day stand in the order in which they were written', async () => {
  const amounts = Array.from({ length: 8 }, (_, n) => `${n + 1}.00`);
  const voucher = await desk.made(await desk.shelf());
  const paid = data(await pay(desk.consultant, voucher, amounts.map(cash)));
  expect(paid.payments.map(({ amount }) => amount)).toEqual(amounts);
  expect(paid.payments.every(({ date }) => date === today)).toBe(true);
  expect(paid.history.at(-1)?.changes.map(({ after }) => after?.split(' ')[0])).toEqual(
    amounts.map((one) => `$${one}`),
  );
});

test('E-09 X-12 the same list of instalments again is told as none', async () => {
  const once = data(await pay(desk.consultant, await desk.made(await desk.shelf()), [cash('5.00'), cash('6.00')]));
  const again = data(await pay(desk.consultant, once, once.payments.toReversed()));
  expect([again.paid, again.history]).toEqual([once.paid, once.history]);
});
