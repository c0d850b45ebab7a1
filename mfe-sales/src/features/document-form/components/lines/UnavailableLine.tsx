import { getFieldId } from '@surco/shared/ui/fields';
import { removeLine, type UpdateValues } from '../../model/changeLines';
import { texts } from '../../texts';
import { LineActions } from './LineActions';

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
    <li className="surco-sale-line surco-sale-columns" aria-label={name} aria-busy={isLoading}>
      <div className="surco-sale-line-head" id={getFieldId(`lines.${productId}.productId`)} tabIndex={-1}>
        <h3 title={name}>{name}</h3>
      </div>
      <LineActions name={name} onRemove={() => updateValues((values) => removeLine(values, productId))} />
      {!isLoading && <p className="surco-sale-line-wide surco-field-error">{texts.productUnavailable}</p>}
    </li>
  );
}
