import { formatDate } from '../text/formats';

interface SaleDateContext {
  /** First and last day of the season (`YYYY-MM-DD`); without the last day only the first is checked. */
  readonly season: { readonly startDate: string; readonly endDate?: string | undefined };
  /** Today's date in the company's time zone (`YYYY-MM-DD`). */
  readonly today: string;
}

/**
 * Why a sale or DKbono may not have a date in the future, in Spanish; null when the date is not in the future.
 * @param date `YYYY-MM-DD`
 * @param today `YYYY-MM-DD` in the company's time zone
 */
export const checkFutureDate = (kind: 'sale' | 'voucher', date: string, today: string): string | null =>
  date > today ? `La fecha ${kind === 'sale' ? 'de la venta' : 'del DKbono'} no puede ser futura.` : null;

/**
 * Why a sale may not have this date, in Spanish; null when it may. The date must be within the season and not in
 * the future. Today is always allowed, because a season may stay open for sales after its last day. A
 * decision of this project: the requirements give no limits.
 * @param date `YYYY-MM-DD`
 */
export function checkSaleDate(date: string, { season: { startDate, endDate }, today }: SaleDateContext): string | null {
  if (date > today) return checkFutureDate('sale', date, today);
  if (date === today || (date >= startDate && (!endDate || date <= endDate))) return null;
  const window = endDate
    ? `del ${formatDate(startDate)} al ${formatDate(endDate)}`
    : `desde el ${formatDate(startDate)}`;
  return `La fecha de la venta debe estar dentro de la temporada: ${window}.`;
}
