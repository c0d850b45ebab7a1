import type { ProductPrice } from '@surco/shared/contract';
import { useEnterKey } from '@surco/shared/ui/form';
import type { NewPrices } from '../model/priceForm';
import { texts } from '../priceTexts';
import { PriceRow } from './PriceRow';
import './prices.css';

interface Props {
  products: readonly ProductPrice[];
  prices: NewPrices;
  onChange: (productId: string, price: number | null) => void;
  onCancelPlanned: (product: ProductPrice) => void;
}

/** The prices of the products, edited in place. */
export function PricesTable({ products, prices, onChange, onCancelPlanned }: Props) {
  const table = useEnterKey<HTMLTableElement>();
  return (
    <table className="surco-prices" ref={table}>
      <caption className="surco-hidden">{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.product}</th>
          <th scope="col" className="surco-prices-number">
            {texts.current}
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
            price={prices[product.productId] ?? null}
            onChange={onChange}
            onCancelPlanned={onCancelPlanned}
          />
        ))}
      </tbody>
    </table>
  );
}
