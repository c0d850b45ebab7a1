import type { CustomerDetail, Sale, Statement, Voucher } from '@surco/shared/contract';
import { addDays, sumMoney } from '@surco/shared/domain';
import { sql } from 'kysely';
import { getErrorPaths, put } from '../../../testing/responses';
import { today, type ApiResponse, type TestApi, type TestClient } from '../../../testing/harness';
import { waitForBlockedTransactions } from '../../../testing/waitForBlockedTransactions';
import { buildCashPayment, VoucherFixtures } from '../../../testing/documents/voucherFixtures';

let fixtures: VoucherFixtures;
let api: TestApi;
let admin: TestClient;
let consultant: TestClient;
beforeAll(async () => {
  fixtures = await VoucherFixtures.start();
  ({ api, admin, consultant } = fixtures);
});
afterAll(() => api.close());

const read = ({ body }: ApiResponse) => body.data as Voucher;
const readVoucher = async (id: string) => read(await admin.get(`/vouchers/${id}`));
const spend = (id: string, change: object) =>
  admin.post(`/vouchers/${id}/credits`, { date: today, amount: '100.00', ...change });

/** A customer of their own with a cancelled DKbono that was paid 1,000, and an open one. */
async function createCredit() {
  const { make, company } = api;
  const { id: customerId } = await make.customer(company.locality.id, company.consultant.id);
  const create = async (change: object = {}) =>
    fixtures.createVoucher(await fixtures.createStock(), { customerId, ...change });
  const transfer = { date: today, amount: '1000.00', method: '03', reference: 'SPEI 1' };
  const source = await create({ firstPayment: transfer });
  expect((await consultant.post(`/vouchers/${source.id}/cancel`, { reason: 'Prueba' })).status).toBe(200);
  return { customerId, source, target: await create(), create };
}

test('X-32 credit is applied as a payment with its receipt, and shown is only what is left', async () => {
  const { customerId, source, target } = await createCredit();
  const after = read(await spend(source.id, { voucherId: target.id, amount: '400' }));
  expect(after).toMatchObject({ status: 'CANCELADO', paid: '1000.00', credit: '600.00' });
  expect(after.creditUses).toMatchObject([{ amount: '400.00', voucher: { id: target.id, folio: target.folio } }]);
  expect(await readVoucher(target.id)).toMatchObject({
    status: 'CON_ABONOS',
    balance: '123260.50',
    payments: [
      {
        amount: '400.00',
        creditFrom: { id: source.id, folio: source.folio },
        reference: source.folio,
        receiptFolio: expect.stringMatching(/^R-/),
        balanceAfter: '123260.50',
      },
    ],
  });
  expect(read(await spend(source.id, { amount: '600.00', method: '02', reference: 'Cheque 8' }))).toMatchObject({
    credit: '0.00',
    creditUses: [{}, { amount: '600.00', method: '02', reference: 'Cheque 8', voucher: null }],
  });
  const { summary } = (await admin.get(`/clients/${customerId}`)).body.data as CustomerDetail;
  expect(summary).toMatchObject({ credit: '0.00', balance: '123260.50' });
  expect((await admin.get(`/vouchers?customerId=${customerId}&balance=credit`)).body.data).toEqual([]);
  expect((await spend(source.id, { method: '01', amount: '0.01' })).status).toBe(409);
  const actions = await api.db.selectFrom('audit_log').select('action').where('entity_id', '=', source.id).execute();
  expect(actions.filter(({ action }) => action === 'CREDIT')).toHaveLength(2);
});

test('X-32 no more credit is spent than there is, however many try at once', async () => {
  const { source, target } = await createCredit();
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, n) => spend(source.id, n % 2 ? { method: '01' } : { voucherId: target.id })),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
  const { credit, creditUses = [] } = await readVoucher(source.id);
  expect([credit, sumMoney(creditUses.map(({ amount }) => amount))]).toEqual(['0.00', '1000.00']);
  const applied = creditUses.flatMap(({ voucher, amount }) => (voucher ? [amount] : []));
  expect((await readVoucher(target.id)).paid).toBe(sumMoney(applied));
});

test('X-12 X-32 the credit of a cancelled payment is credit again; it cannot be corrected', async () => {
  const { source, target } = await createCredit();
  await spend(source.id, { voucherId: target.id });
  const { version, payments } = await readVoucher(target.id);
  const [{ id, date, method, reference } = { id: '', date: '', method: '01', reference: null }] = payments;
  const changed = { payments: [{ id, date, method, reference, amount: '90.00' }], version };
  expect(getErrorPaths(await put(admin, `/vouchers/${target.id}/payments`, changed))).toEqual(['payments.0']);
  expect((await put(consultant, `/vouchers/${target.id}/payments`, { payments: [], version })).status).toBe(403);
  expect(read(await put(admin, `/vouchers/${target.id}/payments`, { payments: [], version }))).toMatchObject({
    status: 'ABIERTO',
    paid: '0.00',
  });
  expect(await readVoucher(source.id)).toMatchObject({ credit: '1000.00', creditUses: [] });
});

test('X-32 who cancels a payment by credit waits for the cancelled DKbono before the daily sums are locked', async () => {
  const { source, target } = await createCredit();
  await spend(source.id, { voucherId: target.id });
  const { version, season } = await readVoucher(target.id);
  let cancelled: Promise<ApiResponse> | undefined;
  await api.db.transaction().execute(async (tx) => {
    await tx.selectFrom('vouchers').select('id').where('id', '=', source.id).forUpdate().execute();
    cancelled = put(admin, `/vouchers/${target.id}/payments`, { payments: [], version });
    await waitForBlockedTransactions(api.db, 1);
    await sql`select from daily_sums where season_id = ${season.id} for update nowait`.execute(tx);
  });
  expect((await cancelled)?.status).toBe(200);
});

test('X-10 X-32 a DKbono that was paid by credit stays with its customer', async () => {
  const { source, create } = await createCredit();
  const stock = await fixtures.createStock();
  const target = await create();
  await spend(source.id, { voucherId: target.id });
  const { version } = await readVoucher(target.id);
  const edit = { ...fixtures.buildBody(stock), version };
  const response = await put(consultant, `/vouchers/${target.id}`, edit);
  expect([response.status, getErrorPaths(response)]).toEqual([400, ['customerId']]);
});

test('X-32 a return that was recorded by mistake is cancelled once, with a reason, and is credit again', async () => {
  const { customerId, source, target } = await createCredit();
  await spend(source.id, { voucherId: target.id, amount: '300.00' });
  const [, returned] = read(await spend(source.id, { amount: '600.00', method: '01' })).creditUses ?? [];
  const cancel = (reason: string, id = returned?.id) =>
    admin.post(`/vouchers/${source.id}/credits/${id}/cancel`, { reason });
  expect(getErrorPaths(await cancel(' '))).toEqual(['reason']);
  const responses = await Promise.all([cancel('Era otro cliente'), cancel('Era otro cliente')]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  const { credit, creditUses = [], history } = await readVoucher(source.id);
  expect([credit, creditUses.map(({ amount }) => amount)]).toEqual(['700.00', ['300.00']]);
  expect(history.at(-1)?.note).toMatch(/^Se canceló la devolución de \$600\.00 del .*: Era otro cliente$/);
  // What was applied is a payment of the other DKbono, and cancelled there.
  expect((await cancel('No', creditUses[0]?.id)).status).toBe(404);
  const { credit: left } = (await admin.get(`/clients/${customerId}/statement`)).body.data as Statement;
  expect(left).toBe('700.00');
});

test('X-32 X-26 the account of an anonymous customer does not change: no return and no payment is cancelled, with credit or without', async () => {
  const { customerId, source, target } = await createCredit();
  await spend(source.id, { voucherId: target.id, amount: '400.00' });
  const [, returned] = read(await spend(source.id, { amount: '600.00', method: '01' })).creditUses ?? [];
  await admin.post(`/vouchers/${target.id}/payments`, buildCashPayment(sumMoney([target.total, '-400.00'])));
  const lines = target.lines.map(({ productId, quantity, discount }) => ({ productId, quantity, discount }));
  const conversion = { customerId, seasonId: api.company.season.id, voucherId: target.id, lines };
  const sale = (await consultant.post('/sales', conversion)).body.data as Sale;
  expect((await admin.post(`/sales/${sale.id}/deliver`, {})).status).toBe(200);
  const { firstName, lastName, version } = (await admin.get(`/clients/${customerId}`)).body.data as CustomerDetail;
  const confirmation = `${firstName} ${lastName}`;
  expect((await admin.post(`/clients/${customerId}/anonymize`, { confirmation, version })).status).toBe(200);
  const refused = await admin.post(`/vouchers/${source.id}/credits/${returned?.id}/cancel`, { reason: 'Error' });
  const sentence = 'Los datos personales de este cliente se cancelaron: su cuenta ya no cambia.';
  expect([refused.status, refused.body.error]).toEqual([409, sentence]);
  const paid = await readVoucher(target.id);
  const payments = paid.payments.map(({ id, date, amount, method, reference }) => ({
    id,
    date,
    amount,
    method,
    reference,
  }));
  for (const { id } of payments) {
    const kept = payments.filter((payment) => payment.id !== id);
    const edit = await put(admin, `/vouchers/${target.id}/payments`, { payments: kept, version: paid.version });
    expect([edit.status, edit.body.error]).toEqual([409, sentence]);
  }
  expect(await readVoucher(source.id)).toMatchObject({ credit: '0.00' });
});

test.each([
  [{ amount: '1000.01', method: '01' }, 'amount'],
  [{ amount: 'mil', method: '01' }, 'amount'],
  [{ method: '03' }, 'reference'],
  [{}, 'method'],
  [{ method: '01', date: addDays(today, 1) }, 'date'],
])('X-32 rejects the return of credit with %j at its field', async (change, field) => {
  const { source } = await createCredit();
  const response = await spend(source.id, change);
  expect([response.status, getErrorPaths(response)]).toEqual([400, [field]]);
  expect(await readVoucher(source.id)).toMatchObject({ credit: '1000.00' });
});

test('X-32 applies credit only to a DKbono of the same customer, up to its balance, and only while that takes payments', async () => {
  const { source, target, create } = await createCredit();
  const foreign = await fixtures.createVoucher(await fixtures.createStock());
  expect(getErrorPaths(await spend(source.id, { voucherId: foreign.id }))).toEqual(['voucherId']);
  const nearlyPaid = await create({ firstPayment: buildCashPayment('123660.00') });
  expect(getErrorPaths(await spend(source.id, { voucherId: nearlyPaid.id }))).toEqual(['amount']);
  await consultant.post(`/vouchers/${target.id}/cancel`, { reason: 'Prueba' });
  expect((await spend(source.id, { voucherId: target.id })).status).toBe(409);
  expect(await readVoucher(source.id)).toMatchObject({ credit: '1000.00' });
});

test('X-32 the account has every movement in order, opens with what was before a period, and states hidden documents', async () => {
  const { customerId, source, target } = await createCredit();
  await spend(source.id, { voucherId: target.id });
  await spend(source.id, { method: '01', amount: '50.00' });
  const sale = await consultant.post('/sales', fixtures.buildBody(await fixtures.createStock(), { customerId }));
  expect(sale.status).toBe(201);
  // The clock of the database is not that of the test.
  const noon = new Date(`${today}T18:00:00Z`);
  await api.db.updateTable('document_history').set({ at: noon }).where('voucher_id', '=', source.id).execute();
  const readStatement = async (by: TestClient, query = '') =>
    (await by.get(`/clients/${customerId}/statement${query}`)).body.data as Statement;
  expect((await readStatement(consultant)).movements.filter(({ document }) => document.kind === 'sale')).toEqual([]);
  expect((await consultant.post(`/sales/${(sale.body.data as Sale).id}/deliver`, {})).status).toBe(200);
  const all = await readStatement(consultant);
  expect(all.movements.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ['charge', '123660.50', '123660.50'],
    ['payment', '-1000.00', '122660.50'],
    ['cancellation', '-123660.50', '-1000.00'],
    ['creditApplied', '100.00', '-900.00'],
    ['creditReturned', '50.00', '-850.00'],
    ['charge', '123660.50', '122810.50'],
    ['payment', '-100.00', '122710.50'],
    ['sale', '123660.50', '246371.00'],
    ['salePayment', '-123660.50', '122710.50'],
  ]);
  expect(all).toMatchObject({ openingBalance: '0.00', owed: '123560.50', credit: '850.00', isPartial: false });
  expect(all.documents.map(({ folio, balance, credit }) => [folio, balance, credit])).toEqual([
    [source.folio, '0.00', '850.00'],
    [target.folio, '123560.50', '0.00'],
  ]);
  expect(await readStatement(admin, `?from=${addDays(today, 1)}`)).toMatchObject({
    openingBalance: '122710.50',
    movements: [],
    closingBalance: '122710.50',
  });
  expect(await readStatement(admin, `?to=${addDays(today, -1)}`)).toMatchObject({ closingBalance: '0.00' });
  const colleague = api.company.colleague.id;
  const other = await consultant.post('/sales', fixtures.buildBody(await fixtures.createStock(), { customerId }));
  const { id: otherId } = other.body.data as Sale;
  await api.db.updateTable('sales').set({ consultant_id: colleague }).where('id', '=', otherId).execute();
  // A sale that is not delivered is in nobody's account.
  expect(await readStatement(consultant)).toMatchObject({ isPartial: false });
  await api.db.updateTable('vouchers').set({ consultant_id: colleague }).where('id', '=', target.id).execute();
  expect(await readStatement(consultant)).toMatchObject({ closingBalance: '-850.00', isPartial: true });
  expect((await consultant.get(`/clients/${customerId}/statement?seasonId=${customerId}`)).status).toBe(404);
});
