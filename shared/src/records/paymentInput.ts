import * as z from 'zod/mini';
import { paymentMethods } from '../domain/documents/payments';
import { list, optionalReference, optionalText, recordDate, text, version } from './inputTypes';
import { paymentFields as fields } from './payment';

/** The first payment of a new DKbono. `validatePayments` of the domain has the rules of amount, date and reference. */
export const firstPaymentInput = z.strictObject({
  date: recordDate('Indique la fecha del abono.'),
  amount: text().check(z.maxLength(20)),
  method: z.enum(paymentMethods),
  reference: optionalText(fields.reference.maxLength),
  /** Accepted and ignored: the receiver is the user who records the payment. */
  receivedBy: z.optional(z.unknown()),
});

/** E-09, X-12: all payments; the list replaces the stored one. One with an id is already recorded. */
export const paymentsInput = z.strictObject({
  payments: list(z.extend(firstPaymentInput, { id: optionalReference }), 200),
  /** Whether a person confirmed the dates of the payments. */
  dateConfirmed: z.nullish(z.boolean()),
  version,
});
