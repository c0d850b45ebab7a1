import { addDays, type ProductData, roundHalfUp } from '@surco/shared/domain';
import type { NewRow } from '../core/db/schema/database';
import { demoAccounts } from './accounts';
import { toInstant, type DemoSeason } from './calendar';

/** Last year's prices in relation to the current ones. */
const lastYearPriceFactor = 0.96;

/** Returns the price of a product in a season. */
export const calculateSeasonPrice = (
  { basePrice }: Pick<ProductData, 'basePrice'>,
  { isOpen }: Pick<DemoSeason, 'isOpen'>,
): string => roundHalfUp(Number(basePrice) * (isOpen ? 1 : lastYearPriceFactor), 0).toFixed(2);

/** Builds the price history of each product: its first price, and the one since the last season ended. */
export function buildPriceRows(
  products: readonly ProductData[],
  today: string,
  since: string,
  { closed, open }: Readonly<Record<'closed' | 'open', DemoSeason>>,
): NewRow<'product_prices'>[] {
  const by = demoAccounts[0]?.id ?? null;
  return products.flatMap((product) =>
    [
      { season: closed, date: since },
      { season: open, date: addDays(closed.endDate, 1) },
    ].map(({ season, date }, change) => ({
      product_id: product.id,
      price: calculateSeasonPrice(product, season),
      valid_from: date,
      at: toInstant(date, today, change * 60),
      by,
    })),
  );
}
