import { z } from 'zod';
import { voucherStatuses } from '../../../domain/statuses';
import { paymentFields } from '../../../records/payment';
import { calendarDate, id, money, recordShape } from '../../primitives';
import { documentDetailFields, documentFields, lineTotalFields } from './sale';

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
