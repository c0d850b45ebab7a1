import { paymentProblems, voucherBalance, type PaymentEntry } from './payments';

const total = '123660.50';
const today = '2026-11-19';
const cash = (amount: string, date = today): PaymentEntry => ({ date, amount, method: '01' });
const recorded = [cash('30000.00'), cash('45000.25')];

test('X-12 what is paid and what is owed, to the cent', () => {
  expect(voucherBalance(total, recorded)).toEqual({ paid: '75000.25', balance: '48660.25' });
  expect(voucherBalance(total, [])).toEqual({ paid: '0.00', balance: total });
});

test('X-12 the whole balance is taken, one cent more is refused', () => {
  expect(paymentProblems(total, [...recorded, cash('48660.25')], today)).toEqual([]);
  expect(paymentProblems(total, [...recorded, cash('48660.26')], today)).toEqual([
    { path: 'payments', message: 'Los abonos superan el total por $0.01.' },
  ]);
});

test.each<[string, PaymentEntry, string]>([
  ['tomorrow', cash('1.00', '2026-11-20'), 'payments.0.date'],
  ['no such day', cash('1.00', '2026-02-30'), 'payments.0.date'],
  ['nothing', cash('0.00'), 'payments.0.amount'],
  ['half a cent', cash('0.005'), 'payments.0.amount'],
  ['negative', cash('-1.00'), 'payments.0.amount'],
  ['cheque without reference', { ...cash('1.00'), method: '02' }, 'payments.0.reference'],
  ['transfer with a blank reference', { ...cash('1.00'), method: '03', reference: ' ' }, 'payments.0.reference'],
])('X-12 a payment refused: %s', (_name, payment, path) => {
  expect(paymentProblems(total, [payment], today).map((problem) => problem.path)).toEqual([path]);
});

test('X-12 cards and cash need no reference', () => {
  expect(
    paymentProblems(
      total,
      [
        { ...cash('0.01'), method: '28' },
        { ...cash('1.00'), method: '04', reference: null },
      ],
      today,
    ),
  ).toEqual([]);
});
