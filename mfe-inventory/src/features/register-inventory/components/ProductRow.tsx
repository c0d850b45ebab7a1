import { formatNumber, noValue } from '@surco/shared/domain';
import { Link } from '@surco/shared/platform';
import { NumberField } from '@surco/shared/ui/inputs';
import { memo } from 'react';
import { getAdjustInventoryPath } from '../../../paths';
import type { TableProduct } from '../model/filterProducts';
import { type BagsByProduct, getBagsPath } from '../model/formValues';
import { texts } from '../texts';

interface Props {
  product: TableProduct;
  /** The inventory that the product already has; it can only be adjusted. */
  registered: { readonly id: string; readonly available: number } | undefined;
  bags: number | null;
  onChange: (change: BagsByProduct) => void;
}

/** One product with its field for the bags. Memoized, because there may be hundreds of rows. */
export const ProductRow = memo(function ProductRow({ product, registered, bags, onChange }: Props) {
  const { id, code, name } = product;
  return (
    <tr>
      <th scope="row" title={`${code} · ${name}`}>
        <span>{code}</span> <small>{name}</small>
      </th>
      <td>{registered ? formatNumber(registered.available) : noValue}</td>
      <td>
        {registered ? (
          <Link to={getAdjustInventoryPath(registered.id)} aria-label={texts.adjustOf(code)}>
            {texts.adjust}
          </Link>
        ) : (
          <NumberField
            name={getBagsPath(id)}
            label={texts.bagsOf(code)}
            hideLabel
            value={bags}
            onChange={(count) => onChange({ [id]: count })}
          />
        )}
      </td>
    </tr>
  );
});
