import { addDays } from '@surco/shared/domain/calendar';
import { roundHalfUp } from '@surco/shared/domain/money';
import type { Product } from '@surco/shared/domain/product';
import type { NewRow } from '../db/types';
import { demoAccounts } from './accounts';
import { instant, type DemoSeason } from './calendar';

/** Last year's prices were a little lower. */
const LAST_YEAR = 0.96;

/** What a product cost in a season. */
export const seasonPrice = (
  { basePrice }: Pick<Product, 'basePrice'>,
  { isOpen }: Pick<DemoSeason, 'isOpen'>,
): string => roundHalfUp(Number(basePrice) * (isOpen ? 1 : LAST_YEAR), 0).toFixed(2);

/** What each product cost when: the price it began with, and the one it was given once the last season had ended. */
export function priceRows(
  products: readonly Product[],
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
      price: seasonPrice(product, season),
      at: instant(date, today, change * 60),
      by,
    })),
  );
}
