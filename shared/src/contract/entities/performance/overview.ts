import { z } from 'zod';
import { expiryRanges } from '../../../domain/documents/vouchers/expiryRanges';
import { id, instant, namedReference, userReference } from '../../primitives';
import { historyAction } from '../history';
import { comparisonSchema, figuresSchema, moneyTotal } from './figures';

const countedFigures = figuresSchema.extend({ count: z.number().int() });

/** What was sold in a season until today, and in the previous one until the same day. `count` is that of the sales. */
export const overviewSummarySchema = z.strictObject({
  comparison: comparisonSchema,
  current: countedFigures,
  previous: countedFigures,
});
export type OverviewSummary = z.output<typeof overviewSummarySchema>;

const weekSchema = figuresSchema.extend({ week: z.number().int().min(1) });

/**
 * What was sold in each week, the first one first; weeks without sales are left out. The previous season has all its
 * weeks. `getSeasonWeekDates` of the domain gives the dates of a week, `accumulateWeeks` the sums until each.
 */
export const overviewWeeksSchema = z.strictObject({
  comparison: comparisonSchema,
  current: z.array(weekSchema),
  previous: z.array(weekSchema),
});
export type OverviewWeeks = z.output<typeof overviewWeeksSchema>;

/**
 * What was sold by each zone, consultant, distributor or product, the one with most bags this season first. Those of a
 * product are its lines: `ofProduct` in the totals of the list.
 */
export const overviewRankingSchema = z.strictObject({
  comparison: comparisonSchema,
  rows: z.array(z.strictObject({ id, name: z.string(), current: figuresSchema, previous: figuresSchema })),
});
export type OverviewRanking = z.output<typeof overviewRankingSchema>;

/**
 * The outstanding DKbonos of a season by expiry: all four ranges in order, also those without any. Each is the filter
 * `expiry` of the list of DKbonos, with `seasonId`.
 */
export const overviewVouchersSchema = z.strictObject({
  comparison: comparisonSchema,
  ranges: z.array(z.strictObject({ range: z.enum(expiryRanges), count: z.number().int(), balance: moneyTotal })),
  /** Those that became a sale with a rest to pay: the filters `status=CONVERTIDO` and `balance=due`. */
  converted: z.strictObject({ count: z.number().int(), balance: moneyTotal }).optional(),
});
export type OverviewVouchers = z.output<typeof overviewVouchersSchema>;

/**
 * The inventories of a season that run out first, at most 20: those without bags or under 10 %, and those that last the
 * fewest weeks at the current pace. Quantities are those of the inventory list.
 */
export const overviewStockSchema = z.strictObject({
  comparison: comparisonSchema,
  rows: z.array(
    z.strictObject({
      /** The inventory. */
      id,
      product: z.strictObject({ id, code: z.string(), name: z.string() }),
      distributor: namedReference,
      /** Initial and adjusted bags. */
      registered: z.number().int(),
      committed: z.number().int(),
      sold: z.number().int(),
      available: z.number().int(),
      /** Bags sold in the last `STOCK_PACE_DAYS` days. */
      soldRecently: z.number().int(),
      /** `calculateWeeksLeft` of the domain; null without recent sales. */
      weeksLeft: z.number().nullable(),
    }),
  ),
});
export type OverviewStock = z.output<typeof overviewStockSchema>;

/** The latest events of sales and DKbonos of the last 30 days, the latest first, at most 20. */
export const overviewActivitySchema = z.array(
  z.strictObject({
    id,
    at: instant,
    /** Null for the system. */
    by: userReference.nullable(),
    action: historyAction,
    note: z.string().nullable(),
    /** What the payments of the event add up to; null for other events. */
    paid: moneyTotal.nullish(),
    document: z.strictObject({
      kind: z.enum(['sale', 'voucher']),
      id,
      folio: z.string(),
      total: moneyTotal,
      /** A deleted sale has no page. */
      isDeleted: z.boolean(),
    }),
    customer: z.strictObject({
      id,
      firstName: z.string(),
      lastName: z.string(),
      businessName: z.string().nullable(),
    }),
  }),
);
export type OverviewActivity = z.output<typeof overviewActivitySchema>;
