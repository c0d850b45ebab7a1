import { addDays, type ProductData, roundHalfUp } from '@surco/shared/domain';
import type { NewRow } from '../core/db/schema/database';
import { demoAccounts } from './accounts';
import { toInstant, type DemoSeason } from './calendar';
import { zones } from './locations';

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
      zone_id: null,
      price: calculateSeasonPrice(product, season),
      valid_from: date,
      at: toInstant(date, today, change * 60),
      by,
    })),
  );
}

/** Prices of the farthest zone in MXN per bag, freight included, by product code. */
const peninsulaPrices: Readonly<Record<string, string>> = {
  'DKX-T20': '3040.00',
  'DKX-T30': '3290.00',
  'DKX-T45': '3540.00',
  'DKX-S25': '2680.00',
};

/** Builds the price list of the zone Península, valid from today on, so that the page of price lists is not empty. */
export function buildListPriceRows(products: readonly ProductData[], today: string): NewRow<'product_prices'>[] {
  const zone = zones.find(({ name }) => name === 'Península');
  return products.flatMap(({ id, code }) => {
    const price = peninsulaPrices[code];
    if (!zone || price === undefined) return [];
    const by = demoAccounts[0]?.id ?? null;
    return [{ product_id: id, zone_id: zone.id, price, valid_from: today, at: toInstant(today, today, 0), by }];
  });
}
