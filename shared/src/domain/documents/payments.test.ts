import { validatePayments, calculateVoucherBalance, getCountedPaid, type PaymentValues } from './payments';

const total = '123660.50';
const today = '2026-11-19';
const createCashPayment = (amount: string, date = today): PaymentValues => ({ date, amount, method: '01' });
const recorded = [createCashPayment('30000.00'), createCashPayment('45000.25')];

test('X-12 calculates the paid amount and the balance to the cent', () => {
  expect(calculateVoucherBalance(total, recorded)).toEqual({ paid: '75000.25', balance: '48660.25' });
  expect(calculateVoucherBalance(total, [])).toEqual({ paid: '0.00', balance: total });
});

test.each([
  ['CON_ABONOS', '0.00', '1000.00'],
  ['CANCELADO', '1000.00', '1000.00'],
  ['CANCELADO', '300.00', '300.00'],
  ['CANCELADO', undefined, '1000.00'],
] as const)('T-03 X-32 of 1,000 paid for a DKbono that is %s with a credit of %s, %s counts', (status, credit, paid) =>
  expect(getCountedPaid({ status, paid: '1000.00', credit })).toBe(paid),
);

test('X-12 accepts a payment of the whole balance and rejects one cent more', () => {
  expect(validatePayments(total, [...recorded, createCashPayment('48660.25')], today)).toEqual([]);
  expect(validatePayments(total, [...recorded, createCashPayment('48660.26')], today)).toEqual([
    { path: 'payments', message: 'Los abonos superan el total por $0.01.' },
  ]);
});

test.each<[string, PaymentValues, string]>([
  ['tomorrow', createCashPayment('1.00', '2026-11-20'), 'payments.0.date'],
  ['a date that does not exist', createCashPayment('1.00', '2026-02-30'), 'payments.0.date'],
  ['zero', createCashPayment('0.00'), 'payments.0.amount'],
  ['half a cent', createCashPayment('0.005'), 'payments.0.amount'],
  ['negative', createCashPayment('-1.00'), 'payments.0.amount'],
  ['cheque without reference', { ...createCashPayment('1.00'), method: '02' }, 'payments.0.reference'],
  [
    'transfer with a blank reference',
    { ...createCashPayment('1.00'), method: '03', reference: ' ' },
    'payments.0.reference',
  ],
])('X-12 rejects a payment: %s', (_name, payment, path) => {
  expect(validatePayments(total, [payment], today).map((problem) => problem.path)).toEqual([path]);
});

test('X-12 a payment by debit or credit card needs no reference', () => {
  expect(
    validatePayments(
      total,
      [
        { ...createCashPayment('0.01'), method: '28' },
        { ...createCashPayment('1.00'), method: '04', reference: null },
      ],
      today,
    ),
  ).toEqual([]);
});
