import { z } from 'zod';
import { paymentMethods, voucherStatuses } from '../statuses';
import { limits } from '../../domain/limits';
import { calendarDate, id, money, optionalText, recordDate, text, version } from '../primitives';
import { details, documentIn, documentOut, sums } from './sale';

/** E-09: one instalment of a DKbono. */
export const payment = z.strictObject({
  id,
  date: calendarDate,
  amount: money,
  method: z.enum(paymentMethods),
  reference: z.string().nullable(),
  receivedBy: z.string().nullable(),
});
export type Payment = z.output<typeof payment>;

const fields = {
  ...documentOut,
  status: z.enum(voucherStatuses),
  expiresAt: calendarDate,
  payments: z.array(payment),
  paid: money,
  balance: money,
  saleId: id.nullable(),
};

/** A DKbono as the list shows it: without lines, with bags and hectares summed, its payments with it (E-09). */
export const voucherSummary = z.strictObject({ ...fields, ...sums });
export type VoucherSummary = z.output<typeof voucherSummary>;

/** A DKbono whole, with its lines, payments and history. */
export const voucher = z.strictObject({ ...fields, ...details });
export type Voucher = z.output<typeof voucher>;

const voucherFields = {
  ...documentIn,
  /** Last day of its validity. A new one: by the parameter, within the season. An edit: as it was. */
  expiresAt: recordDate.nullish(),
  /** A DKbono comes from none; accepted because sales and DKbonos share their body. */
  voucherId: z.null('Un DKbono no viene de otro.').optional(),
};

/** */
export const voucherIn = z.strictObject(voucherFields);
export type VoucherInput = z.input<typeof voucherIn>;

/** the same and the version that was read. */
export const voucherUpdate = z.strictObject({ ...voucherFields, version });
export type VoucherUpdateInput = z.input<typeof voucherUpdate>;

/** With an id it is one already recorded. Whether amount and date are right is the rules' concern (shared/domain). */
export const paymentIn = z.strictObject({
  id: id.nullish(),
  date: calendarDate,
  amount: z.string().max(20),
  method: z.enum(paymentMethods),
  reference: optionalText(limits.reference.maxLength),
  /** Accepted and ignored: who received it is who records it. */
  receivedBy: z.unknown().optional(),
});
export type PaymentInput = z.input<typeof paymentIn>;

/** E-09, X-12: the whole list, which replaces the one before. */
export const paymentsIn = z.strictObject({ payments: z.array(paymentIn).max(limits.payments.max), version });
export type PaymentsInput = z.input<typeof paymentsIn>;

/** Why it is cancelled, told in its history and on its paper. */
export const cancelIn = z.strictObject({ reason: text(limits.reason.maxLength), version: version.optional() });

/** Until when it stands again; absent: as long as a new one. */
export const reopenIn = z.strictObject({ version: version.optional(), expiresAt: recordDate.nullish() }).nullish();
