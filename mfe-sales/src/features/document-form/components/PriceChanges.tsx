import { formatMoney, type Money } from '@surco/shared/domain';
import { Button } from 'antd';
import type { PriceChange } from '../hooks/usePrices';
import type { AvailableProducts } from '../model/availableProducts';
import { texts } from '../texts';

interface Props {
  changes: readonly PriceChange[];
  products: AvailableProducts;
  total: Money;
  /** The total with the prices before the changes. */
  totalBefore: Money;
  onDismiss: () => void;
}

/**
 * Lists the lines whose price has changed since they were entered, with the price list of the new price, and the total
 * before and after. It is announced.
 */
export const PriceChanges = ({ changes, products, total, totalBefore, onDismiss }: Props) => (
  <output className="surco-sale-price-notice">
    {changes.length > 0 && (
      <div className="surco-sale-origin">
        <div>
          <p>
            <b>{texts.pricesChanged(changes.length)}</b>
          </p>
          <ul className="surco-sale-price-changes">
            {changes.map(({ productId, before }) => {
              const product = products.get(productId);
              return (
                product && (
                  <li key={productId}>
                    {texts.priceChange(product.code, formatMoney(before), formatMoney(product.basePrice))}
                    {` · ${product.priceListName ?? texts.generalPriceList}`}
                  </li>
                )
              );
            })}
          </ul>
          {total !== totalBefore && (
            <p>
              <b>{texts.totalChange(formatMoney(totalBefore), formatMoney(total))}</b>
            </p>
          )}
        </div>
        <Button type="text" onClick={onDismiss}>
          {texts.understood}
        </Button>
      </div>
    )}
  </output>
);

/** Says that the prices may not be those of the zone of the customer, which could not be read. */
export const ZoneUnknown = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="surco-sale-origin surco-sale-warning">
    <div>{texts.zoneUnknown}</div>
    <Button onClick={onRetry}>{texts.retry}</Button>
  </div>
);
