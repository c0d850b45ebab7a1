import { z } from 'zod';
import { calendarDate, id } from '../../primitives';

/** A sum of money over many records: it may have more digits than a single amount. */
export const moneyTotal = z.string().regex(/^-?\d{1,18}\.\d{2}$/);

/** What was sold: bags, hectares, and the total in MXN with tax, as in the totals of the list of sales. */
export const figuresSchema = z.strictObject({ bags: z.number().int(), hectares: z.number(), total: moneyTotal });
export type Figures = z.output<typeof figuresSchema>;

/** A season as panels name it. */
export const panelSeasonSchema = z.strictObject({
  id,
  name: z.string(),
  startDate: calendarDate,
  endDate: calendarDate,
  isOpen: z.boolean(),
  isVoucherOpen: z.boolean(),
});
export type PanelSeason = z.output<typeof panelSeasonSchema>;

/**
 * Which seasons a panel compares. The list that shows a figure of the season has the filter `seasonId`; that of the
 * previous season up to the same day has `seasonId` and `to`.
 */
export const comparisonSchema = z.strictObject({
  /** Null when there is no season, or none is current and none was requested. */
  season: panelSeasonSchema.nullable(),
  /** Null for the first season. */
  previousSeason: panelSeasonSchema.nullable(),
  /** The day of the previous season that corresponds to today, `YYYY-MM-DD`; null without one. */
  previousUntil: calendarDate.nullable(),
});
export type Comparison = z.output<typeof comparisonSchema>;
