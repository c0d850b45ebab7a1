import { z } from 'zod';
import { voucherStatuses } from '../../../domain/statuses';
import { calendarDate, id, money } from '../../primitives';
import { cancelledPaymentSchema, creditUseSchema, paymentSchema } from './payment';
import { documentDetailFields, documentFields, lineTotalFields } from './sale';

const voucherOutputFields = {
  ...documentFields,
  status: z.enum(voucherStatuses),
  expiresAt: calendarDate,
  payments: z.array(paymentSchema),
  paid: money,
  balance: money,
  /** What is left of the payments of a cancelled DKbono. Absent in answers that a device stored before. */
  credit: money.optional(),
  saleId: id.nullable(),
};

/** A DKbono in lists: without lines, but with the sums of bags and hectares and with its payments (E-09). */
export const voucherSummarySchema = z.strictObject({ ...voucherOutputFields, ...lineTotalFields });
export type VoucherSummary = z.output<typeof voucherSummarySchema>;

/** A single DKbono with its lines, payments and history. What is optional is absent in stored answers. */
export const voucherSchema = z.strictObject({
  ...voucherOutputFields,
  ...documentDetailFields,
  cancelledPayments: z.array(cancelledPaymentSchema).optional(),
  /** What its credit was used for, if it is cancelled. */
  creditUses: z.array(creditUseSchema).optional(),
});
export type Voucher = z.output<typeof voucherSchema>;
