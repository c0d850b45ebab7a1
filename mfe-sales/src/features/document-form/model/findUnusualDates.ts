import { collectFieldErrors, type FieldError } from '@surco/shared/contract';
import { checkUnusualPaymentDate, checkUnusualVoucherDate } from '@surco/shared/domain';
import { FIRST_PAYMENT_PATH } from './firstPayment';
import type { FormOrigin } from './formOrigin';
import { type DocumentFormValues, getFirstPayment } from './formValues';

/** The dates of the form that a person has to confirm, by the rules of the API. */
export function findUnusualDates(
  origin: FormOrigin,
  values: Pick<DocumentFormValues, 'date' | 'firstPayment'>,
  today: string,
): FieldError[] {
  const { date } = values;
  if (origin.mode === 'voucher:new') {
    const payment = getFirstPayment(values);
    return collectFieldErrors([
      ['date', checkUnusualVoucherDate(date, { today })],
      [`${FIRST_PAYMENT_PATH}date`, payment && checkUnusualPaymentDate(payment.date, date)],
    ]);
  }
  if (origin.mode !== 'voucher:edit' || date === origin.voucher.date) return [];
  const paymentDates = origin.voucher.payments.map((payment) => payment.date);
  return collectFieldErrors([['date', checkUnusualVoucherDate(date, { today, paymentDates })]]);
}
