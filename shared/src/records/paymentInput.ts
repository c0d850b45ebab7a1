import * as z from 'zod/mini';
import { returnReason } from '../domain/documents/credit';
import { paymentMethods } from '../domain/documents/payments';
import { limits } from '../domain/limits';
import { list, optionalReference, optionalText, recordDate, requiredText, text, version } from './inputTypes';
import { paymentFields as fields } from './payment';

const amount = text().check(z.maxLength(20));
/** Whether a person confirmed the dates of the payments. */
const dateConfirmed = z.nullish(z.boolean());

/** `validatePayments` of the domain has the rules of amount, date and reference. */
const paymentInputFields = {
  date: recordDate('Indique la fecha del abono.'),
  amount,
  method: z.enum(paymentMethods),
  reference: optionalText(fields.reference.maxLength),
};

/** one payment. */
export const paymentInput = z.strictObject({ ...paymentInputFields, dateConfirmed });

/** Accepted and ignored, so that a payment can be sent back as it was read. */
const ignored = z.optional(z.unknown());

/** The first payment of a new DKbono. */
export const firstPaymentInput = z.strictObject({ ...paymentInputFields, receivedBy: ignored });

const recordedPaymentInput = z.extend(firstPaymentInput, {
  id: optionalReference,
  receiptFolio: ignored,
  balanceBefore: ignored,
  balanceAfter: ignored,
  creditFrom: ignored,
  photoIds: ignored,
});

/** E-09, X-12: all payments; the list replaces the stored one. One with an id is already recorded. */
export const paymentsInput = z.strictObject({
  payments: list(recordedPaymentInput, limits.payments.max),
  dateConfirmed,
  /** Why payments are corrected or removed: stands on their receipts. */
  reason: optionalText(limits.reason.maxLength),
  version,
});

/**
 * what becomes of credit: with `voucherId` it is a payment of that DKbono, otherwise it was returned to the
 * customer by `method`. `validateCreditUse` of the domain has the rules.
 */
export const creditInput = z.strictObject({
  voucherId: optionalReference,
  date: recordDate('Indique la fecha.'),
  amount,
  method: z.nullish(z.enum(paymentMethods)),
  reference: optionalText(fields.reference.maxLength),
  dateConfirmed,
});

export const returnCancelInput = z.strictObject({
  reason: requiredText(limits.reason.maxLength, returnReason.missingText),
});
