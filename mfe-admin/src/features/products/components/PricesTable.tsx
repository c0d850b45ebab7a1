import type { ProductPrice } from '@surco/shared/contract';
import { generalPriceList, isSamePriceList, type PriceListKey } from '@surco/shared/domain';
import { useEnterKey } from '@surco/shared/ui/form';
import type { EnteredPrices } from '../model/priceForm';
import { texts } from '../priceTexts';
import { PriceRow } from './PriceRow';
import './prices.css';

interface Props {
  products: readonly ProductPrice[];
  list: PriceListKey;
  entered: EnteredPrices;
  onChange: (productId: string, price: number | null) => void;
  onToggleLeaving: (productId: string) => void;
  onCancelPlanned: (product: ProductPrice) => void;
}

/** The prices of the products in a list, edited in place. */
export function PricesTable({ products, list, entered, onChange, onToggleLeaving, onCancelPlanned }: Props) {
  const isGeneral = isSamePriceList(list, generalPriceList);
  const table = useEnterKey<HTMLTableElement>();
  return (
    <table className="surco-prices" ref={table}>
      <caption className="surco-hidden">{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.product}</th>
          {!isGeneral && (
            <th scope="col" className="surco-prices-number">
              {texts.general}
            </th>
          )}
          <th scope="col" className="surco-prices-number">
            {isGeneral ? texts.current : texts.inList}
          </th>
          <th scope="col">{texts.newPrice}</th>
          <th scope="col" className="surco-prices-number">
            {texts.difference}
          </th>
          <th scope="col">{texts.planned}</th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <PriceRow
            key={product.productId}
            product={product}
            list={list}
            price={entered.prices[product.productId] ?? null}
            isLeaving={entered.leaving.includes(product.productId)}
            onChange={onChange}
            onToggleLeaving={onToggleLeaving}
            onCancelPlanned={onCancelPlanned}
          />
        ))}
      </tbody>
    </table>
  );
}
