import type { ProductDetail } from '@surco/shared/contract';
import { formatDate, formatFullName, formatMoney } from '@surco/shared/domain';
import type { DetailPageProps, TimelineEntry } from '@surco/shared/ui/detail';
import { texts } from '../texts';
import { formatPriceListKey, getPriceListName, toPriceListKey } from './priceListKeys';

type ListPriceEntry = ProductDetail['listPrices'][number];

/** A group with the prices of the lists that have the product today; none without such a list. */
export function getListPriceGroup({ listPrices }: ProductDetail, today: string): DetailPageProps['groups'] {
  const current = new Map<string, ListPriceEntry>();
  // The last price comes first.
  for (const price of listPrices) {
    const key = formatPriceListKey(toPriceListKey(price));
    if (price.validFrom <= today && !current.has(key)) current.set(key, price);
  }
  const fields = [...current.values()].flatMap((entry) =>
    entry.price === null ? [] : [{ label: getPriceListName(entry), value: formatMoney(entry.price) }],
  );
  return fields.length === 0 ? [] : [{ title: texts.listPrices, fields }];
}

const getGeneralEntries = ({ prices }: ProductDetail): TimelineEntry[] =>
  prices.map(({ price, validFrom, at, by }, index) => {
    const previous = prices[index + 1];
    return {
      at,
      text: previous ? texts.newPrice(formatMoney(price)) : texts.firstPrice(formatMoney(price)),
      who: by ? formatFullName(by) : undefined,
      detail: previous && texts.priceChange(formatDate(validFrom), formatMoney(previous.price)),
    };
  });

const getListEntries = ({ listPrices }: ProductDetail): TimelineEntry[] =>
  listPrices.map((entry) => {
    const { price, validFrom, at, by } = entry;
    const name = getPriceListName(entry);
    return {
      at,
      text: price === null ? texts.leftList(name) : texts.newListPrice(name, formatMoney(price)),
      who: by ? formatFullName(by) : undefined,
      detail: texts.validFrom(formatDate(validFrom)),
    };
  });

/** The changes of the general price and of those in lists. */
export const getPriceHistory = (product: ProductDetail): TimelineEntry[] => [
  ...getGeneralEntries(product),
  ...getListEntries(product),
];
