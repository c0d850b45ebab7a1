import {
  buildCashPayment,
  type PaymentBody,
  putPayments,
  readVoucher,
  VoucherFixtures,
} from '../../../testing/documents/voucherFixtures';
import { today } from '../../../testing/harness';
import { put } from '../../../testing/responses';

let fixtures: VoucherFixtures;
beforeAll(async () => {
  fixtures = await VoucherFixtures.start();
});
afterAll(() => fixtures.api.close());

/** A recorded payment as a request repeats it. */
const toInput = ({ id, date, amount, method, reference = null }: PaymentBody): PaymentBody => ({
  ...(id === undefined ? {} : { id }),
  date,
  amount,
  method,
  reference,
});

const unconfirmed = (path: string) => ({
  status: 409,
  body: {
    code: 'FECHA_POR_CONFIRMAR',
    details: [{ path, message: expect.stringContaining('¿Es correcta la fecha?') }],
  },
});

test('X-11 a DKbono of a year back is refused until its date is confirmed', async () => {
  const { consultant } = fixtures;
  const body = fixtures.buildBody(await fixtures.createStock(), { date: '2025-11-20' });
  expect(await consultant.post('/vouchers', body)).toMatchObject(unconfirmed('date'));
  const confirmed = await consultant.post('/vouchers', { ...body, dateConfirmed: true });
  expect(confirmed).toMatchObject({ status: 201, body: { data: { date: '2025-11-20' } } });
  const { id, version } = readVoucher(confirmed);
  // An edit that keeps the date does not ask again.
  expect(await put(consultant, `/vouchers/${id}`, { ...body, notes: 'Lunes', version })).toMatchObject({ status: 200 });
});

test('X-11 the first payment of a DKbono is not before it without a confirmation', async () => {
  const { consultant } = fixtures;
  const firstPayment = { ...buildCashPayment('100.00'), date: '2016-11-20' };
  const body = fixtures.buildBody(await fixtures.createStock(), { firstPayment });
  expect(await consultant.post('/vouchers', body)).toMatchObject(unconfirmed('firstPayment.date'));
  const confirmed = await consultant.post('/vouchers', { ...body, dateConfirmed: true });
  expect(confirmed).toMatchObject({ status: 201, body: { data: { payments: [{ date: '2016-11-20' }] } } });
});

test('X-12 a payment before its DKbono is refused until its date is confirmed, and only when it is new', async () => {
  const { admin, consultant } = fixtures;
  const voucher = await fixtures.createVoucher(await fixtures.createStock());
  const early = { ...buildCashPayment('100.00'), date: '2026-11-19' };
  expect(await putPayments(consultant, voucher, [early])).toMatchObject(unconfirmed('payments.0.date'));
  const body = { payments: [early], version: voucher.version, dateConfirmed: true };
  const paid = readVoucher(await put(consultant, `/vouchers/${voucher.id}/payments`, body));
  expect(paid.payments).toMatchObject([{ date: '2026-11-19' }]);
  const added = await putPayments(consultant, paid, [...paid.payments, buildCashPayment('50.00')].map(toInput));
  expect(added.status).toBe(200);
  const { version, payments } = readVoucher(added);
  const changed = payments.map(toInput).map((payment) => ({ ...payment, date: '2026-11-18' }));
  const refused = await putPayments(admin, { id: voucher.id, version }, changed);
  expect(refused).toMatchObject({ status: 409, body: { code: 'FECHA_POR_CONFIRMAR' } });
  expect(refused.body.details).toHaveLength(2);
});

test('X-10 a DKbono is not moved behind one of its payments without a confirmation', async () => {
  const { consultant } = fixtures;
  const firstPayment = { ...buildCashPayment('100.00'), date: '2026-11-10' };
  const body = fixtures.buildBody(await fixtures.createStock(), { date: '2026-11-10' });
  const { id, version } = readVoucher(await consultant.post('/vouchers', { ...body, firstPayment }));
  const moved = { ...body, date: today, version };
  expect(await put(consultant, `/vouchers/${id}`, moved)).toMatchObject(unconfirmed('date'));
  expect(await put(consultant, `/vouchers/${id}`, { ...moved, dateConfirmed: true })).toMatchObject({ status: 200 });
});
