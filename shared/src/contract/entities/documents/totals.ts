import { z } from 'zod';
import { figuresSchema, moneyTotal } from '../performance/figures';

/** The totals of all sales that match the filters, over all pages. */
export const saleTotalsSchema = z.strictObject({
  count: z.number().int(),
  bags: z.number().int(),
  hectares: z.number(),
  subtotal: moneyTotal,
  tax: moneyTotal,
  total: moneyTotal,
  /**
   * With the filter of a product: the totals of its lines alone, with tax. The totals above are those of whole
   * documents, which may have further products. Absent without that filter.
   */
  ofProduct: figuresSchema.optional(),
});
export type SaleTotals = z.output<typeof saleTotalsSchema>;

/** The totals of all DKbonos that match the filters, with the amounts paid, owed and in the customers' favour. */
export const voucherTotalsSchema = saleTotalsSchema.extend({
  /** Without credit that was applied, which the other DKbono counts, or returned. */
  paid: moneyTotal,
  balance: moneyTotal,
  /** What is left of the payments of cancelled DKbonos. Absent in answers that a device stored before. */
  credit: moneyTotal.optional(),
});
export type VoucherTotals = z.output<typeof voucherTotalsSchema>;
