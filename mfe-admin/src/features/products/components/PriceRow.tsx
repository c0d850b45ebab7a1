import type { ProductPrice } from '@surco/shared/contract';
import {
  computePriceChange,
  formatMoney,
  formatPercent,
  formatSigned,
  generalPriceList,
  isSamePriceList,
  noValue,
  type PriceListKey,
} from '@surco/shared/domain';
import { Icon } from '@surco/shared/ui/display';
import { NumberField } from '@surco/shared/ui/inputs';
import { Button } from 'antd';
import { canLeavePriceList, isInPriceList } from '../model/priceListMembership';
import { getNewPrice, getPricePath } from '../model/priceForm';
import { texts } from '../priceTexts';
import { PlannedPrices } from './PlannedPrices';

/** A change with its sign: 0.05 as "+5 %". */
export const formatChange = (fraction: number): string => formatSigned(fraction, (part) => formatPercent(part));

interface Props {
  product: ProductPrice;
  list: PriceListKey;
  price: number | null;
  /** Whether the product is marked to leave the list. */
  isLeaving: boolean;
  onChange: (productId: string, price: number | null) => void;
  onToggleLeaving: (productId: string) => void;
  onCancelPlanned: (product: ProductPrice) => void;
}

/** The price of a product in the list, or else that of the next list; the general price has a column of its own. */
const CurrentPrice = ({ product, list }: Pick<Props, 'product' | 'list'>) =>
  isInPriceList(product, list) ? (
    <span>{formatMoney(product.price)}</span>
  ) : (
    <span className="surco-prices-other" title={texts.notInList}>
      {isSamePriceList(product.list, generalPriceList) ? noValue : formatMoney(product.price)}
    </span>
  );

type LeaveButtonProps = Pick<Props, 'product' | 'isLeaving' | 'onToggleLeaving'>;

/** Takes the product out of the list, or undoes that. */
function LeaveButton({ product: { code, productId }, isLeaving, onToggleLeaving }: LeaveButtonProps) {
  const label = isLeaving ? texts.stayInList(code) : texts.leaveListOf(code);
  return (
    <Button
      type="text"
      aria-label={label}
      title={label}
      icon={<Icon name={isLeaving ? 'undo' : 'close'} />}
      onClick={() => onToggleLeaving(productId)}
    />
  );
}

/** One product. */
export function PriceRow(props: Props) {
  const { product, list, price, isLeaving, onChange } = props;
  const { productId, code, name } = product;
  const isGeneral = isSamePriceList(list, generalPriceList);
  const newPrice = isLeaving ? product.fallbackPrice : getNewPrice(product, { [productId]: price }, list);
  return (
    <tr className={isGeneral ? undefined : 'surco-prices-of-list'}>
      <th scope="row">
        <b>{code}</b> <span>{name}</span>
      </th>
      {!isGeneral && (
        <td className="surco-prices-number surco-prices-general" data-label={texts.general}>
          {formatMoney(product.generalPrice)}
        </td>
      )}
      <td className="surco-prices-number" data-label={isGeneral ? texts.current : texts.inList}>
        <CurrentPrice product={product} list={list} />
      </td>
      <td className="surco-prices-new">
        <div>
          {isLeaving ? (
            <span className="surco-prices-leaving">{texts.leaving(formatMoney(product.fallbackPrice))}</span>
          ) : (
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
          )}
          {canLeavePriceList(product, list) && <LeaveButton {...props} />}
        </div>
      </td>
      <td className="surco-prices-number surco-prices-difference">
        {newPrice !== null && formatChange(computePriceChange(product.price, newPrice))}
      </td>
      <td className="surco-prices-planned">
        <PlannedPrices product={product} onCancel={props.onCancelPlanned} />
      </td>
    </tr>
  );
}
