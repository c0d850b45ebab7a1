import { put } from '../../../testing/responses';
import type { ApiResponse, TestApi, TestClient } from '../../../testing/harness';
import { startApiWithUsers } from '../../../testing/startApiWithUsers';
import { makeVoucher } from '../../../testing/documents/makeVoucher';

let api: TestApi;
let admin: TestClient;
let colleague: TestClient;
beforeAll(async () => {
  ({ api, admin } = await startApiWithUsers());
  colleague = await api.signInAs(api.company.colleague);
});
afterAll(() => api.close());

interface VoucherRecord {
  status: string;
  consultant: { id: string };
  history: { action: string; changes: object[] }[];
}
const readVoucher = ({ body }: ApiResponse) => body.data as VoucherRecord;

/** Creates a consultant who sold a fully paid DKbono and whose account will be deactivated. */
async function createLeavingConsultant() {
  const { make, company } = api;
  const seller = await make.user('Consultant', { distributor_id: company.distributor.id });
  const customer = await make.customer(company.locality.id, seller.id);
  const product = await make.product();
  await make.inventory(company.season.id, product.id, company.distributor.id, 10);
  const amounts = { quantity: 3, price: '100.00', total: '300.00', paid: '300.00' };
  const voucher = await makeVoucher(api, { customerId: customer.id, consultantId: seller.id, product, ...amounts });
  const readCurrentVoucher = async () => readVoucher(await admin.get(`/vouchers/${voucher.id}`));
  const leave = () => admin.post(`/users/${seller.id}/deactivate`, {});
  const assignCustomer = () =>
    put(admin, `/clients/${customer.id}/consultant`, { consultantId: company.colleague.id, version: 1 });
  const convert = () =>
    colleague.post('/sales', {
      voucherId: voucher.id,
      customerId: customer.id,
      seasonId: company.season.id,
      lines: [{ productId: product.id, quantity: 3 }],
    });
  return { seller, voucher, readCurrentVoucher, leave, assignCustomer, convert };
}

test.each<[string, ('leave' | 'assignCustomer')[]]>([
  ['leaves, and whose customer is assigned to another', ['leave', 'assignCustomer']],
  ['leaves after their customer was assigned to another', ['assignCustomer', 'leave']],
])('T-03 P-01 reassigns the DKbono of a consultant who %s', async (_case, steps) => {
  const scenario = await createLeavingConsultant();
  const [first, second] = steps;
  if (!first || !second) throw new Error('Two steps are required.');
  expect((await scenario[first]()).status).toBe(200);
  expect((await scenario.readCurrentVoucher()).consultant.id).toBe(scenario.seller.id);
  expect((await scenario.convert()).status).toBe(400);
  expect((await scenario[second]()).status).toBe(200);
  const reassigned = await scenario.readCurrentVoucher();
  expect([reassigned.status, reassigned.consultant.id]).toEqual(['LIQUIDADO', api.company.colleague.id]);
  expect(reassigned.history.at(-1)).toMatchObject({ action: 'MODIFICADA', changes: [{ field: 'Consultor' }] });
  expect((await scenario.convert()).status).toBe(201);
});

test('T-03 X-32 a cancelled DKbono follows its customer while it has credit', async () => {
  const reassign = async (used: string) => {
    const scenario = await createLeavingConsultant();
    const cancelled = { status: 'CANCELADO' as const, credit_used: used };
    await api.db.updateTable('vouchers').set(cancelled).where('id', '=', scenario.voucher.id).execute();
    await scenario.leave();
    await scenario.assignCustomer();
    return (await scenario.readCurrentVoucher()).consultant.id === api.company.colleague.id;
  };
  expect([await reassign('299.99'), await reassign('300.00')]).toEqual([true, false]);
});

test('X-12 a converted DKbono with a rest follows its customer, so that the rest can be paid; a settled one stays', async () => {
  const leaving = await createLeavingConsultant();
  const { id, consultant_id: seller } = await api.db
    .updateTable('vouchers')
    .set({ status: 'CONVERTIDO', sale_total: '400.00' })
    .where('id', '=', leaving.voucher.id)
    .returning(['id', 'consultant_id'])
    .executeTakeFirstOrThrow();
  await leaving.leave();
  const settled = await createLeavingConsultant();
  await api.db
    .updateTable('vouchers')
    .set({ status: 'CONVERTIDO', sale_total: '300.00' })
    .where('id', '=', settled.voucher.id)
    .execute();
  await settled.leave();
  await leaving.assignCustomer();
  await settled.assignCustomer();
  const readConsultant = async (voucherId: string) =>
    readVoucher(await admin.get(`/vouchers/${voucherId}`)).consultant.id;
  expect([await readConsultant(id), seller]).toEqual([
    api.company.colleague.id,
    expect.not.stringMatching(api.company.colleague.id),
  ]);
  expect(await readConsultant(settled.voucher.id)).not.toBe(api.company.colleague.id);
});
