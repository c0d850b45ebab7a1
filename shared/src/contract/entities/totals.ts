import { z } from 'zod';

/** A sum of money over many records: longer than any one of them may be. */
const moneySum = z.string().regex(/^-?\d{1,18}\.\d{2}$/);

/** What a filtered set of sales adds up to, all pages together. */
export const saleTotals = z.strictObject({
  count: z.number().int(),
  bags: z.number().int(),
  hectares: z.number(),
  subtotal: moneySum,
  tax: moneySum,
  total: moneySum,
});
export type SaleTotals = z.output<typeof saleTotals>;

/** The same of DKbonos, with what is paid and still owed. */
export const voucherTotals = saleTotals.extend({ paid: moneySum, balance: moneySum });
export type VoucherTotals = z.output<typeof voucherTotals>;
