import type { FieldError } from '@surco/shared/contract';
import { limits, type Money } from '@surco/shared/domain';
import { toPaymentItem, validatePaymentForm } from '../../../common/model/paymentFormValues';
import { type DocumentFormValues, getFirstPayment } from './formValues';

/** Before the names of its fields in the body of `POST /vouchers`. */
export const FIRST_PAYMENT_PATH = 'firstPayment.';

/**
 * E-09: validates the first payment of a new DKbono by the rules of every payment.
 * @param total null while the lines have errors: then the amount is not compared with it
 */
export function validateFirstPayment(
  values: Pick<DocumentFormValues, 'firstPayment'>,
  total: Money | null,
  today: string,
): FieldError[] {
  const payment = getFirstPayment(values);
  if (!payment) return [];
  const voucher = { total: total ?? limits.money.max, payments: [] };
  return validatePaymentForm(voucher, payment, today).map(({ path, message }) => ({
    path: FIRST_PAYMENT_PATH + path,
    message,
  }));
}

/** the part of the body with the first payment; empty without one. */
export function toFirstPaymentBody(values: Pick<DocumentFormValues, 'firstPayment'>) {
  const payment = getFirstPayment(values);
  return payment ? { firstPayment: toPaymentItem(payment) } : {};
}
