import { z } from 'zod';
import { saleStatuses, voucherStatuses } from '../../../domain/statuses';
import { id } from '../../primitives';
import { figuresSchema, moneyTotal } from './figures';

const bags = z.number().int();
const stockFields = { initial: bags, adjustments: bags, committed: bags, sold: bags, available: bags };

/**
 * The stock of a season by product and by distributor, by name; the quantities are the totals of the inventory list
 * with `seasonId` and `productId` or `distributorId`.
 */
export const seasonStockSchema = z.strictObject({
  total: z.strictObject(stockFields),
  products: z.array(z.strictObject({ id, code: z.string(), name: z.string(), ...stockFields })),
  distributors: z.array(z.strictObject({ id, name: z.string(), ...stockFields })),
});
export type SeasonStock = z.output<typeof seasonStockSchema>;

/**
 * The customers that bought most in a season by total, at most 10; the figures are those of the list of sales with
 * `seasonId` and `customerId`.
 */
export const seasonCustomersSchema = z.array(
  figuresSchema.extend({
    count: z.number().int(),
    customer: z.strictObject({
      id,
      firstName: z.string(),
      lastName: z.string(),
      businessName: z.string().nullable(),
      phone: z.string(),
    }),
  }),
);
export type SeasonCustomers = z.output<typeof seasonCustomersSchema>;

/**
 * How many sales and DKbonos of a season have each status, and what the DKbonos still owe; each is a status filter of
 * the list with `seasonId`. To close a season, no sale should be REGISTRADA and no DKbono ABIERTO, CON_ABONOS or
 * LIQUIDADO. Statuses without a document are left out.
 */
export const seasonClosingSchema = z.strictObject({
  sales: z.array(z.strictObject({ status: z.enum(saleStatuses), count: z.number().int() })),
  vouchers: z.array(z.strictObject({ status: z.enum(voucherStatuses), count: z.number().int(), balance: moneyTotal })),
});
export type SeasonClosing = z.output<typeof seasonClosingSchema>;
