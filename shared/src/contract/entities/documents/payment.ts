import { z } from 'zod';
import { paymentFields } from '../../../records/payment';
import { calendarDate, id, instant, money, recordShape } from '../../primitives';

export const documentReference = z.strictObject({ id, folio: z.string() });

/** E-09: one instalment of a DKbono. What is optional is absent in answers that a device stored before. */
export const paymentSchema = z.strictObject({
  id,
  ...recordShape(paymentFields),
  receivedBy: z.string().nullable(),
  /** Pictures of its slip. */
  photoIds: z.array(id).optional(),
  /** Folio of its receipt: `R-2026-000045`. */
  receiptFolio: z.string().optional(),
  /** What was left to pay before and after it, when it was recorded. */
  balanceBefore: money.optional(),
  balanceAfter: money.optional(),
  /** The cancelled DKbono whose credit paid it; its method is how that credit was paid. */
  creditFrom: documentReference.nullish(),
});
export type Payment = z.output<typeof paymentSchema>;

/** A payment that was removed or corrected: it counts nowhere, its receipt is void. */
export const cancelledPaymentSchema = paymentSchema.extend({
  cancelledAt: instant,
  cancelledBy: z.string().nullable(),
  /** Null once the personal data of the customer were replaced. */
  cancellationReason: z.string().nullable(),
});
export type CancelledPayment = z.output<typeof cancelledPaymentSchema>;

/** What became of a part of the credit of a cancelled DKbono. */
export const creditUseSchema = z.strictObject({
  /** Of the payment of the other DKbono, or of the return. */
  id,
  date: calendarDate,
  amount: money,
  /** The DKbono that it was applied to; null when it was returned to the customer. */
  voucher: documentReference.nullable(),
  /** How it was returned; null when it was applied. */
  method: recordShape(paymentFields).method.nullable(),
  reference: z.string().nullable(),
  by: z.string().nullable(),
});
export type CreditUse = z.output<typeof creditUseSchema>;
