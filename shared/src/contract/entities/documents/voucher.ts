import { z } from 'zod';
import { nullish } from 'zod/mini';
import { voucherStatuses } from '../../../domain/statuses';
import { limits } from '../../../domain/limits';
import { paymentFields } from '../../../records/payment';
import { firstPaymentInput } from '../../../records/paymentInput';
import { calendarDate, id, money, recordDate, recordShape, requiredText, version } from '../../primitives';
import { documentDetailFields, documentInputFields, documentFields, lineTotalFields } from './sale';

/** E-09: one instalment of a DKbono. */
const paymentSchema = z.strictObject({
  id,
  ...recordShape(paymentFields),
  receivedBy: z.string().nullable(),
});
export type Payment = z.output<typeof paymentSchema>;

const voucherOutputFields = {
  ...documentFields,
  status: z.enum(voucherStatuses),
  expiresAt: calendarDate,
  payments: z.array(paymentSchema),
  paid: money,
  balance: money,
  saleId: id.nullable(),
};

/** A DKbono in lists: without lines, but with the sums of bags and hectares and with its payments (E-09). */
export const voucherSummarySchema = z.strictObject({ ...voucherOutputFields, ...lineTotalFields });
export type VoucherSummary = z.output<typeof voucherSummarySchema>;

/** A single DKbono with its lines, payments and history. */
export const voucherSchema = z.strictObject({ ...voucherOutputFields, ...documentDetailFields });
export type Voucher = z.output<typeof voucherSchema>;

/** An unusual date, such as one of another year, is refused without it (`FECHA_POR_CONFIRMAR`). */
const dateConfirmed = z.boolean().nullish();

const voucherInputFields = {
  ...documentInputFields,
  /**
   * Last valid day. If absent: for a new DKbono, calculated from the parameter `voucher.validityDays`, at most the end
   * of the season; for an edit, unchanged.
   */
  expiresAt: recordDate.nullish(),
  /** Always null: a DKbono has no original DKbono. Accepted because sales and DKbonos share their body. */
  voucherId: z.null('Un DKbono no viene de otro.').optional(),
  /** Whether a person confirmed the date of the DKbono and of its first payment. */
  dateConfirmed,
};

/** a new DKbono; the first payment is recorded with it, by the rules of `PUT /vouchers/{id}/payments`. */
export const voucherInputSchema = z.strictObject({
  ...voucherInputFields,
  firstPayment: nullish(firstPaymentInput),
});

/** an edit has the same fields and the version that was read. */
export const voucherUpdateSchema = z.strictObject({ ...voucherInputFields, version });

/** Reason of the cancellation, shown in the history and printed on the PDF. */
export const voucherCancelSchema = z.strictObject({
  reason: requiredText(limits.reason.maxLength),
  version: version.optional(),
});

/** New expiry date; absent: the default of a new DKbono. */
export const voucherReopenSchema = z
  .strictObject({ version: version.optional(), expiresAt: recordDate.nullish() })
  .nullish();
