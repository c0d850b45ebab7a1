import { createPayment, createVoucher } from '../../testing/fixtures';
import {
  mapErrorsToFields,
  calculateBalanceAfterPayment,
  validatePaymentForm,
  createEmptyPaymentValues,
  toPaymentFormValues,
  applyPayment,
  removePayment,
} from './paymentFormValues';

const today = '2026-11-20';
const createValues = (fields: Partial<ReturnType<typeof createEmptyPaymentValues>>) => ({
  ...createEmptyPaymentValues(today),
  ...fields,
});
const listProblems = (fields: Partial<ReturnType<typeof createEmptyPaymentValues>>) =>
  validatePaymentForm(createVoucher(), createValues(fields), today).map(({ path, message }) => `${path}: ${message}`);

test('E-09 X-12 appends a new payment to the recorded ones, sent with their ids', () =>
  expect(
    applyPayment(createVoucher().payments, createValues({ amount: 8660.25, method: '03', reference: ' S-1 ' })),
  ).toEqual([
    { id: 'a-1', date: '2026-10-01', amount: '30000.00', method: '01', reference: null },
    { id: 'a-2', date: '2026-11-02', amount: '45000.25', method: '03', reference: 'SPEI-7' },
    { date: today, amount: '8660.25', method: '03', reference: 'S-1' },
  ]));

test('X-12 replaces or removes a recorded payment', () => {
  const { payments } = createVoucher();
  const changed = applyPayment(payments, { ...toPaymentFormValues(createPayment()), amount: 31000 });
  expect(changed.map(({ amount }) => amount)).toEqual(['31000.00', '45000.25']);
  expect(removePayment(payments, 'a-1').map(({ amount }) => amount)).toEqual(['45000.25']);
});

const amount = 'amount: El abono debe ser de al menos $0.01, con dos decimales como máximo.';
test.each<[string, Parameters<typeof listProblems>[0], string[]]>([
  ['the whole balance', { amount: 48660.25 }, []],
  ['one cent over the balance', { amount: 48660.26 }, ['amount: Los abonos superan el total por $0.01.']],
  ['no amount', {}, [amount]],
  ['half a cent', { amount: 10.005 }, [amount]],
  [
    'an amount above the maximum',
    { amount: 999_999_999_999 },
    ['amount: El abono no puede pasar de $9,999,999,999.99.'],
  ],
  ['an amount that is not a number', { amount: Number.NaN }, [amount]],
  ['a date in the future', { amount: 1, date: '2026-11-21' }, ['date: La fecha del abono no puede ser futura.']],
  [
    'a cheque without its number',
    { amount: 1, method: '02' },
    ['reference: Indique la referencia del cheque o de la transferencia.'],
  ],
])('E-09 validates %s', (_, fields, expected) => expect(listProblems(fields)).toEqual(expected));

test.each([
  [null, '48660.25'],
  [8660.25, '40000.00'],
  [48660.25, '0.00'],
  [48660.26, '-0.01'],
  [Number.NaN, '48660.25'],
  [-5, '48660.25'],
])('E-09 after %p the balance is %p', (typedAmount, balance) =>
  expect(calculateBalanceAfterPayment(createVoucher(), createValues({ amount: typedAmount }))).toBe(balance),
);

test('E-09 counts only the difference of a changed payment', () =>
  expect(
    calculateBalanceAfterPayment(createVoucher(), { ...toPaymentFormValues(createPayment()), amount: 30001 }),
  ).toBe('48659.25'));

test('X-12 maps server errors to the dialog’s fields', () =>
  expect(
    mapErrorsToFields(
      [
        { path: 'payments.2.date', message: 'a' },
        { path: 'payments', message: 'b' },
        { path: 'payments.0.amount', message: 'c' },
      ],
      createVoucher().payments,
      createEmptyPaymentValues(today),
    ).map(({ path }) => path),
  ).toEqual(['date', 'amount', 'payments.0.amount']));
