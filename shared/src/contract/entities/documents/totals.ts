import { z } from 'zod';

/** A sum of money over many records: it may have more digits than a single amount. */
const moneyTotal = z.string().regex(/^-?\d{1,18}\.\d{2}$/);

/** The totals of all sales that match the filters, over all pages. */
export const saleTotalsSchema = z.strictObject({
  count: z.number().int(),
  bags: z.number().int(),
  hectares: z.number(),
  subtotal: moneyTotal,
  tax: moneyTotal,
  total: moneyTotal,
});
export type SaleTotals = z.output<typeof saleTotalsSchema>;

/** The totals of all DKbonos that match the filters, with the amounts paid and owed. */
export const voucherTotalsSchema = saleTotalsSchema.extend({ paid: moneyTotal, balance: moneyTotal });
export type VoucherTotals = z.output<typeof voucherTotalsSchema>;
