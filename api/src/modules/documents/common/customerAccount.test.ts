import { startTestApi, type TestApi } from '../../../testing/harness';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** A DKbono that the consultant sold to a customer, with 749.50 left to pay. */
async function sellVoucher() {
  const { locality, season, product, distributor, consultant } = api.company;
  const customer = await api.make.customer(locality.id, consultant.id);
  const voucher = await api.make.voucher({
    customerId: customer.id,
    seasonId: season.id,
    distributorId: distributor.id,
    consultantId: consultant.id,
    product,
    quantity: 1,
    price: '1000.00',
    total: '1000.00',
    paid: '250.50',
  });
  return { customer, path: `/vouchers/${voucher.id}` };
}

test('X-09 returns the locality and the balance of the customer with a DKbono, the balance as their profile has it', async () => {
  const { customer, path } = await sellVoucher();
  const admin = await api.signInAs(api.company.users.Admin);
  const { body } = await admin.get(path);
  expect(body.data).toMatchObject({ customerAccount: { locality: api.company.locality.name, balance: '749.50' } });
  const profile = await admin.get(`/clients/${customer.id}`);
  expect(profile.body.data).toMatchObject({ summary: { balance: '749.50' } });
});

test('P-07 returns no balance of a customer whom another consultant serves now', async () => {
  const { customer, path } = await sellVoucher();
  const consultant = await api.signInAs(api.company.consultant);
  await api.db
    .updateTable('customers')
    .set({ consultant_id: api.company.colleague.id })
    .where('id', '=', customer.id)
    .execute();
  const { status, body } = await consultant.get(path);
  expect([status, body.data]).toEqual([200, expect.objectContaining({ customerAccount: null })]);
});
