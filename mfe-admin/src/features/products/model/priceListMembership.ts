import type { ProductPrice } from '@surco/shared/contract';
import { generalPriceList, isSamePriceList, type PriceListKey } from '@surco/shared/domain';

/** Whether a product has its own price in the list today. */
export const isInPriceList = ({ list: from }: ProductPrice, list: PriceListKey): boolean => isSamePriceList(from, list);

/** Whether a product can be taken out of the list: it is in it now or from a later day on. */
export const canLeavePriceList = (product: ProductPrice, list: PriceListKey): boolean =>
  !isSamePriceList(list, generalPriceList) &&
  (isInPriceList(product, list) || product.planned.some(({ leavesList }) => !leavesList));
