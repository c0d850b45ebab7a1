import { z } from 'zod';
import { paymentMethods, voucherStatuses } from '../statuses';
import { calendarDate, id, money } from '../primitives';
import { details, documentOut, sums } from './sale';

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
  paid: money,
  balance: money,
  saleId: id.nullable(),
};

export const voucherSummary = z.strictObject({ ...fields, ...sums });
export type VoucherSummary = z.output<typeof voucherSummary>;

export const voucher = z.strictObject({ ...fields, ...details, payments: z.array(payment) });
export type Voucher = z.output<typeof voucher>;
