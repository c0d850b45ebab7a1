import { formatMoney, formatProductName, type SilageParameters } from '@surco/shared/domain';
import { FormErrors } from '@surco/shared/ui/fields';
import { memo, useContext, useState } from 'react';
import type { LineFormValues } from '../../model/formValues';
import { calculateLine } from '../../model/documentCalculation';
import type { AvailableProduct } from '../../model/buildAvailableProducts';
import { validateFormLines } from '../../model/validateDocumentForm';
import { changeLine, removeLine, type UpdateValues } from '../../model/changeLines';
import { texts } from '../../texts';
import { LabeledValue } from '../LabeledValue';
import { LineActions } from './LineActions';
import { LineDetails } from './LineDetails';
import { LineFields } from './LineFields';
import { LineHead } from './LineHead';

interface Props {
  line: LineFormValues;
  product: AvailableProduct;
  parameters: SilageParameters;
  /** Undefined while it is not known. */
  available: number | undefined;
  /** Shown while the stock is unknown. */
  stockHint: string;
  updateValues: UpdateValues;
}

/** Whether a line shows its details. An error in a field that may be hidden expands it. */
function useExpanded(hasHiddenError: boolean) {
  const [isExpanded, setIsExpanded] = useState(false);
  if (hasHiddenError && !isExpanded) setIsExpanded(true);
  return { isExpanded, toggle: () => setIsExpanded(!isExpanded) };
}

/** One line: a row of product, fields and total, with errors and details below it. */
export const DocumentLine = memo(function DocumentLine(props: Props) {
  const { line, product, parameters, available, stockHint, updateValues } = props;
  const calculation = calculateLine(line, product, parameters);
  const problems = validateFormLines([line], { availableProducts: [product], getAvailableBags: () => available });
  const getFieldPath = (field: string): string => `lines.${line.productId}.${field}`;
  // Errors appear while typing; required fields are checked on submit.
  const findInputError = (field: keyof LineFormValues): string | undefined =>
    line[field] === null ? undefined : problems.find((problem) => problem.path === getFieldPath(field))?.message;
  const errors = useContext(FormErrors);
  const lineError = errors.get(getFieldPath('productId'));
  const { isExpanded, toggle } = useExpanded(errors.has(getFieldPath('hectares')) || errors.has(getFieldPath('lot')));
  const name = formatProductName(product);
  return (
    <li
      className={`surco-sale-line surco-sale-columns ${isExpanded ? 'surco-sale-line-expanded' : ''}`}
      aria-label={name}
    >
      <LineHead
        path={getFieldPath('productId')}
        line={line}
        product={product}
        available={available}
        stockHint={stockHint}
      />
      <LineFields
        line={line}
        calculation={calculation}
        getPath={getFieldPath}
        getError={findInputError}
        onChange={(change) => updateValues((values) => changeLine(values, line.productId, change))}
      />
      <dl className="surco-sale-line-total">
        <LabeledValue label={texts.lineTotal} value={formatMoney(calculation.total)} />
      </dl>
      <LineActions
        name={name}
        isExpanded={isExpanded}
        onToggle={toggle}
        onRemove={() => updateValues((values) => removeLine(values, line.productId))}
      />
      {product.isDisabled && <p className="surco-sale-line-wide surco-sale-line-note">{texts.productDisabled}</p>}
      {lineError && <p className="surco-sale-line-wide surco-field-error">{lineError}</p>}
      {isExpanded && <LineDetails product={product} calculation={calculation} />}
    </li>
  );
});
