/** The pace of an inventory is measured over this many days, today included. */
export const STOCK_PACE_DAYS = 28;

/**
 * For how many weeks the available bags last at the current pace, rounded down to one decimal; 0 without bags.
 * @param available bags
 * @param soldRecently bags sold in the last {@link STOCK_PACE_DAYS} days
 * @returns null without recent sales: then no week can be predicted
 */
export function calculateWeeksLeft(available: number, soldRecently: number): number | null {
  if (available <= 0) return 0;
  if (soldRecently <= 0) return null;
  const perWeek = soldRecently / (STOCK_PACE_DAYS / 7);
  return Math.floor((available / perWeek) * 10) / 10;
}
