import { put } from './answers';
import type { Answer, TestApi, Visitor } from './harness';
import { startStaffed } from './people';

let api: TestApi;
let admin: Visitor;
let colleague: Visitor;
beforeAll(async () => {
  ({ api, admin } = await startStaffed());
  colleague = await api.as(api.company.colleague);
});
afterAll(() => api.close());

interface Voucher {
  status: string;
  consultant: { id: string };
  history: { action: string; changes: object[] }[];
}
const data = ({ body }: Answer) => body.data as Voucher;

/** Somebody who sold a DKbono, paid in full, and then leaves. */
async function leaver() {
  const { make, company } = api;
  const seller = await make.user('Consultant', { distributor_id: company.distributor.id });
  const client = await make.client(company.locality.id, seller.id);
  const product = await make.product();
  await make.inventory(company.season.id, product.id, company.distributor.id, 10);
  const voucher = await make.voucher({
    customerId: client.id,
    seasonId: company.season.id,
    distributorId: company.distributor.id,
    consultantId: seller.id,
    product,
    quantity: 3,
    price: '100.00',
    total: '300.00',
    paid: '300.00',
  });
  const state = async () => data(await admin.get(`/vouchers/${voucher.id}`));
  const leave = () => admin.post(`/users/${seller.id}/deactivate`, {});
  const give = () => put(admin, `/clients/${client.id}/consultant`, { consultantId: company.colleague.id, version: 1 });
  const convert = () =>
    colleague.post('/sales', {
      voucherId: voucher.id,
      customerId: client.id,
      seasonId: company.season.id,
      lines: [{ productId: product.id, quantity: 3 }],
    });
  return { seller, state, leave, give, convert };
}

test.each<[string, ('leave' | 'give')[]]>([
  ['leaves, and its customer is given to another', ['leave', 'give']],
  ['gave its customer away, and leaves', ['give', 'leave']],
])('T-03 P-01 a consultant %s: the DKbono goes along and may be delivered', async (_what, steps) => {
  const one = await leaver();
  const [first, second] = steps;
  if (!first || !second) throw new Error('Two steps.');
  expect((await one[first]()).status).toBe(200);
  expect((await one.state()).consultant.id).toBe(one.seller.id);
  expect((await one.convert()).status).toBe(400);
  expect((await one[second]()).status).toBe(200);
  const given = await one.state();
  expect([given.status, given.consultant.id]).toEqual(['LIQUIDADO', api.company.colleague.id]);
  expect(given.history.at(-1)).toMatchObject({ action: 'MODIFICADA', changes: [{ field: 'Consultor' }] });
  expect((await one.convert()).status).toBe(201);
});

test('T-03 one that is cancelled stays with who made it', async () => {
  const one = await leaver();
  await api.db
    .updateTable('vouchers')
    .set({ status: 'CANCELADO' })
    .where('consultant_id', '=', one.seller.id)
    .execute();
  await one.leave();
  await one.give();
  expect((await one.state()).consultant.id).toBe(one.seller.id);
});
