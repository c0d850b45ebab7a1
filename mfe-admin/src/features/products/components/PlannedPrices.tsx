import type { ProductPrice } from '@surco/shared/contract';
import { formatDate, formatMoney } from '@surco/shared/domain';
import { Icon } from '@surco/shared/ui/display';
import { Button } from 'antd';
import { texts } from '../priceTexts';

interface Props {
  product: ProductPrice;
  onCancel: (product: ProductPrice) => void;
}

/** The planned prices of a product in the list, with a button that cancels them; nothing without any. */
export const PlannedPrices = ({ product, onCancel }: Props) =>
  product.planned.length > 0 && (
    <>
      <span>
        {product.planned.map(({ price, validFrom, leavesList }) => (
          <span key={validFrom}>
            {leavesList
              ? texts.leavesFrom(formatDate(validFrom))
              : texts.plannedFrom(formatMoney(price), formatDate(validFrom))}
          </span>
        ))}
      </span>
      <Button
        type="text"
        aria-label={texts.cancelPlanned(product.code)}
        title={texts.cancelPlanned(product.code)}
        icon={<Icon name="trash" />}
        onClick={() => onCancel(product)}
      />
    </>
  );
