import { calculateVoucherBalance, type Money, toMoney } from '@surco/shared/domain';
import type { OutboxItem } from '@surco/shared/platform';
import { getPaymentFormKey } from '@surco/shared/ui/outbox';
import { type OtherPayment, readPaymentValues } from './paymentFormValues';

/**
 * The payments of a DKbono that wait on this device, under the ids of their outbox items; not those that are recorded
 * and wait for their photos only, because the balance has them.
 * @param exceptId an item that does not count: the one that is being changed
 */
export const listPendingPayments = (
  items: readonly OutboxItem[],
  voucherId: string,
  exceptId?: string,
): OtherPayment[] =>
  items.flatMap(({ id, formKey, state, values, paymentId }) => {
    const payment = readPaymentValues(values);
    const isWaiting = state === 'pending' && paymentId === undefined;
    return formKey === getPaymentFormKey(voucherId) && isWaiting && id !== exceptId && payment
      ? [{ ...payment, id, amount: toMoney(payment.amount ?? 0) }]
      : [];
  });

/** The balance that results once the pending payments are recorded. */
export const calculatePendingBalance = (balance: Money, pending: readonly OtherPayment[]): Money =>
  calculateVoucherBalance(balance, pending).balance;
