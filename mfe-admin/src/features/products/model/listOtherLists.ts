import type { PriceList } from '@surco/shared/contract';
import { generalPriceList, isSamePriceList, type PriceListKey } from '@surco/shared/domain';
import { texts } from '../priceTexts';
import { getPriceListName, toPriceListKey } from './priceListKeys';

/** The lists with prices except one, with their names; the general list comes first. */
export const listOtherLists = (lists: readonly PriceList[], list: PriceListKey) =>
  [
    { key: generalPriceList, name: texts.generalList },
    ...lists.map((priceList) => ({ key: toPriceListKey(priceList), name: getPriceListName(priceList) })),
  ].filter(({ key }) => !isSamePriceList(key, list));
