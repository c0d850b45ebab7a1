import type { ProductPrice } from '@surco/shared/contract';
import { computePriceChange, formatDate, formatMoney, formatPercent, formatSigned } from '@surco/shared/domain';
import { Icon } from '@surco/shared/ui/display';
import { NumberField } from '@surco/shared/ui/inputs';
import { Button } from 'antd';
import { getNewPrice, getPricePath } from '../model/priceForm';
import { texts } from '../priceTexts';

/** A change with its sign: 0.05 as "+5 %". */
export const formatChange = (fraction: number): string => formatSigned(fraction, (part) => formatPercent(part));

interface Props {
  product: ProductPrice;
  price: number | null;
  onChange: (productId: string, price: number | null) => void;
  onCancelPlanned: (product: ProductPrice) => void;
}

/** One product. */
export function PriceRow({ product, price, onChange, onCancelPlanned }: Props) {
  const { productId, code, name, planned } = product;
  const newPrice = getNewPrice(product, { [productId]: price });
  return (
    <tr>
      <th scope="row">
        <b>{code}</b> <span>{name}</span>
      </th>
      <td className="surco-prices-number" data-label={texts.current}>
        {formatMoney(product.price)}
      </td>
      <td className="surco-prices-new">
        <NumberField
          name={getPricePath(productId)}
          label={texts.newPriceOf(code)}
          hideLabel
          decimals={2}
          prefix="$"
          placeholder={formatMoney(product.price).replace('$', '')}
          value={price}
          onChange={(value) => onChange(productId, value)}
        />
      </td>
      <td className="surco-prices-number surco-prices-difference">
        {newPrice !== null && formatChange(computePriceChange(product.price, newPrice))}
      </td>
      <td className="surco-prices-planned">
        {planned.length > 0 && (
          <span>
            {planned.map(({ price: next, validFrom }) => (
              <span key={validFrom}>{texts.plannedFrom(formatMoney(next), formatDate(validFrom))}</span>
            ))}
          </span>
        )}
        {planned.length > 0 && (
          <Button
            type="text"
            aria-label={texts.cancelPlanned(code)}
            title={texts.cancelPlanned(code)}
            icon={<Icon name="trash" />}
            onClick={() => onCancelPlanned(product)}
          />
        )}
      </td>
    </tr>
  );
}
