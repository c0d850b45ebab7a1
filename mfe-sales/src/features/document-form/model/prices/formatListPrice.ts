import { formatMoney } from '@surco/shared/domain';
import type { AvailableProduct } from '../buildAvailableProducts';

/** The price of a bag with the list that it is from: "$3,800.00 · Zona Laguna"; the general list is not named. */
export const formatListPrice = ({
  basePrice,
  priceListName,
}: Pick<AvailableProduct, 'basePrice' | 'priceListName'>): string =>
  [formatMoney(basePrice), priceListName].filter(Boolean).join(' · ');
