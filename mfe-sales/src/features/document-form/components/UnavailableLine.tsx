import { getFieldId } from '@surco/shared/ui/fields';
import { Icon } from '@surco/shared/ui/display';
import { Button } from 'antd';
import { removeLine, type UpdateValues } from '../model/changeLines';
import { texts } from '../texts';

interface Props {
  productId: string;
  /** Absent when the name is unknown. */
  name?: string | undefined;
  /** Whether the enabled products are still loading; then the product may be one of them. */
  isLoading: boolean;
  updateValues: UpdateValues;
}

/** A line whose product is not among the available ones, e.g. because it was disabled after the draft was stored. */
export function UnavailableLine({ productId, name: knownName, isLoading, updateValues }: Props) {
  const name = knownName ?? (isLoading ? texts.productLoading : texts.unavailableProductName);
  return (
    <li className="surco-sale-line" aria-label={name} aria-busy={isLoading}>
      <div className="surco-sale-line-head" id={getFieldId(`lines.${productId}.productId`)} tabIndex={-1}>
        <div>
          <h3>{name}</h3>
          {!isLoading && <p className="surco-field-error">{texts.productUnavailable}</p>}
        </div>
        <Button
          type="text"
          aria-label={texts.removeProduct(name)}
          icon={<Icon name="trash" />}
          onClick={() => updateValues((values) => removeLine(values, productId))}
        />
      </div>
    </li>
  );
}
