import type { RegisteredInventory, BagsByProduct } from '../model/formValues';
import type { TableProduct } from '../model/filterProducts';
import { texts } from '../texts';
import { ProductRow } from './ProductRow';
import './ProductTable.css';

interface Props {
  products: readonly TableProduct[];
  registered: RegisteredInventory;
  bags: BagsByProduct;
  onChange: (change: BagsByProduct) => void;
}

/** The products with the available bags and a field for those to register. */
export const ProductTable = ({ products, registered, bags, onChange }: Props) => (
  <table className="surco-register-table">
    <caption className="surco-hidden">{texts.rows}</caption>
    <thead>
      <tr>
        <th scope="col">{texts.product}</th>
        <th scope="col">{texts.stock}</th>
        <th scope="col">{texts.bags}</th>
      </tr>
    </thead>
    <tbody>
      {products.map((product) => (
        <ProductRow
          key={product.id}
          product={product}
          registered={registered.get(product.id)}
          bags={bags[product.id] ?? null}
          onChange={onChange}
        />
      ))}
    </tbody>
  </table>
);
