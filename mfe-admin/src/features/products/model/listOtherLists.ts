import type { PriceList } from '@surco/shared/contract';
import { generalPriceList, isSamePriceList, type PriceListKey } from '@surco/shared/domain';
import { texts } from '../priceTexts';
import { getPriceListName, toPriceListKey } from './priceListKeys';

/** The lists with prices apart from one, the general one first, with their names. */
export const listOtherLists = (lists: readonly PriceList[], list: PriceListKey) =>
  [
    { key: generalPriceList, name: texts.generalList },
    ...lists.map((priceList) => ({ key: toPriceListKey(priceList), name: getPriceListName(priceList) })),
  ].filter(({ key }) => !isSamePriceList(key, list));
