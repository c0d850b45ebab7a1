import { getFieldId } from '@surco/shared/ui/fields';
import { Icon } from '@surco/shared/ui/display';
import { Button } from 'antd';
import { removeLine, type UpdateValues } from '../model/changeLines';
import { texts } from '../texts';

interface Props {
  productId: string;
  /** Absent when the name is unknown. */
  name?: string | undefined;
  updateValues: UpdateValues;
}

/** A line whose product is not among the available ones, e.g. because it was disabled after the draft was stored. */
export const UnavailableLine = ({ productId, name = texts.unavailableProductName, updateValues }: Props) => (
  <li className="surco-sale-line" aria-label={name}>
    <div className="surco-sale-line-head" id={getFieldId(`lines.${productId}.productId`)} tabIndex={-1}>
      <div>
        <h3>{name}</h3>
        <p className="surco-field-error">{texts.productUnavailable}</p>
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
