import { createEmptyPaymentValues, type PaymentFormValues } from '../../../common/model/paymentFormValues';
import { toFirstPaymentBody, validateFirstPayment } from './firstPayment';

const today = '2026-11-20';
const createValues = (change: Partial<PaymentFormValues>) => ({
  firstPayment: { ...createEmptyPaymentValues(today), ...change },
});

test.each<[string, Partial<PaymentFormValues>, string | null, string[]]>([
  ['no amount, whatever else is filled', { reference: 'x', date: '' }, '100.00', []],
  ['the whole total', { amount: 100 }, '100.00', []],
  ['one cent above the total', { amount: 100.01 }, '100.00', ['firstPayment.amount']],
  ['any amount while the total is unknown', { amount: 100.01 }, null, []],
  ['zero', { amount: 0 }, '100.00', ['firstPayment.amount']],
  ['a text that is no number', { amount: Number.NaN }, null, ['firstPayment.amount']],
  ['a date in the future', { amount: 1, date: '2026-11-21' }, '100.00', ['firstPayment.date']],
  ['a transfer without reference', { amount: 1, method: '03' }, '100.00', ['firstPayment.reference']],
])('E-09 validates a first payment with %s', (_, change, total, paths) =>
  expect(validateFirstPayment(createValues(change), total, today).map(({ path }) => path)).toEqual(paths),
);

test('X-11 sends a first payment only with an amount', () => {
  expect(toFirstPaymentBody({})).toEqual({});
  expect(toFirstPaymentBody(createValues({ reference: 'x' }))).toEqual({});
  expect(toFirstPaymentBody(createValues({ amount: 30000, method: '03', reference: ' S-1 ' }))).toEqual({
    firstPayment: { date: today, amount: '30000.00', method: '03', reference: 'S-1' },
  });
});
