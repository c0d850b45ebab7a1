import {
  formatHectares,
  formatProductName,
  formatBagContents,
  formatMoney,
  formatPercent,
  formatTonnes,
  type SilageParameters,
} from '@surco/shared/domain';
import { Icon } from '@surco/shared/ui/display';
import { getFieldId, FormErrors } from '@surco/shared/ui/fields';
import { Button } from 'antd';
import { memo, useContext, useState } from 'react';
import { type AvailableProduct, formatListPrice } from '../../model/availableProducts';
import { type CalculatedLine, calculateLine } from '../../model/documentCalculation';
import { type LineFormValues, changeLine, removeLine, type UpdateValues } from '../../model/formValues';
import { validateFormLines } from '../../model/validateDocumentForm';
import { texts } from '../../texts';
import { LabeledValue } from '../LabeledValue';
import { LineFields } from './LineFields';

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

const getLinePath = (productId: string, field: string): string => `lines.${productId}.${field}`;

/** Id of the element that an error of the whole line focuses. */
const getHeadId = (productId: string): string => getFieldId(getLinePath(productId, 'productId'));

interface TypedValueProps {
  field: 'hectares' | 'lot';
  /** Empty when nothing was typed. */
  text: string;
}

/** A typed value whose field is hidden on a narrow screen until the line is expanded. */
const TypedValue = ({ field, text }: TypedValueProps) =>
  text ? <span className={`surco-sale-line-typed surco-sale-line-typed-${field}`}>{`\u00a0· ${text}`}</span> : null;

/** Name, available bags and price of a line. */
function LineHead({ line, product, available, stockHint }: Omit<Props, 'parameters' | 'updateValues'>) {
  const name = formatProductName(product);
  const stock = available === undefined ? stockHint : texts.available(available);
  const price = [product.hasDocumentPrice && texts.fixedPrice, formatListPrice(product)].filter(Boolean).join(' ');
  const { hectares, lot } = line;
  const isShort = available !== undefined && (line.quantity ?? 0) > available;
  return (
    <div className="surco-sale-line-head" id={getHeadId(line.productId)} tabIndex={-1}>
      <h3 title={name}>{name}</h3>
      <p title={`${stock} · ${price}`}>
        <span className={isShort ? 'surco-sale-short' : undefined}>{stock}</span>
        <span>{`\u00a0· ${price}`}</span>
        <TypedValue field="hectares" text={hectares ? formatHectares(hectares) : ''} />
        <TypedValue field="lot" text={lot && texts.lotOf(lot)} />
      </p>
    </div>
  );
}

interface LineDetailsProps {
  product: AvailableProduct;
  calculation: CalculatedLine;
  /** The fraction of the seed with which the hectares are calculated. */
  emergence: number;
}

/** What a line shows on demand: price, contents of a bag, and the expected result of the sowing. */
const LineDetails = ({ product, calculation, emergence }: LineDetailsProps) => (
  <dl className="surco-sale-figures surco-sale-line-wide">
    <LabeledValue
      label={product.hasDocumentPrice ? texts.fixedPrice : texts.listPrice}
      value={formatListPrice(product)}
    />
    {!product.isDisabled && <LabeledValue label={texts.bagContents} value={formatBagContents(product)} />}
    {!product.isDisabled && product.packaging !== 'KG' && (
      <LabeledValue label={texts.emergence} value={formatPercent(emergence)} />
    )}
    <LabeledValue label={texts.area} value={formatHectares(calculation.hectares)} />
    <LabeledValue label={texts.productYield} value={texts.perHectare(formatTonnes(calculation.productYield))} />
    <LabeledValue label={texts.investment} value={formatMoney(calculation.investment)} />
  </dl>
);

interface ActionsProps {
  /** Name of the product. */
  name: string;
  isExpanded?: boolean;
  /** Absent when the line has no details. */
  onToggle?: () => void;
  onRemove: () => void;
}

/** The buttons of a line: show its details, remove it. */
const LineActions = ({ name, isExpanded = false, onToggle, onRemove }: ActionsProps) => (
  <div className="surco-sale-line-actions">
    {onToggle && (
      <Button
        type="text"
        aria-label={texts.lineDetails(name)}
        aria-expanded={isExpanded}
        icon={<Icon name={isExpanded ? 'chevronUp' : 'chevronDown'} />}
        onClick={onToggle}
      />
    )}
    <Button type="text" aria-label={texts.removeProduct(name)} icon={<Icon name="trash" />} onClick={onRemove} />
  </div>
);

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
  const getFieldPath = (field: string): string => getLinePath(line.productId, field);
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
      <LineHead line={line} product={product} available={available} stockHint={stockHint} />
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
      {isExpanded && <LineDetails product={product} calculation={calculation} emergence={parameters.emergence} />}
    </li>
  );
});

interface UnavailableProps {
  productId: string;
  /** Absent when the name is unknown. */
  name?: string | undefined;
  /** Whether the enabled products are still loading; then the product may be one of them. */
  isLoading: boolean;
  updateValues: UpdateValues;
}

/** A line whose product is not among the available ones, e.g. because it was disabled after the draft was stored. */
export function UnavailableLine({ productId, name: knownName, isLoading, updateValues }: UnavailableProps) {
  const name = knownName ?? (isLoading ? texts.productLoading : texts.unavailableProductName);
  return (
    <li className="surco-sale-line surco-sale-columns" aria-label={name} aria-busy={isLoading}>
      <div className="surco-sale-line-head" id={getHeadId(productId)} tabIndex={-1}>
        <h3 title={name}>{name}</h3>
      </div>
      <LineActions name={name} onRemove={() => updateValues((values) => removeLine(values, productId))} />
      {!isLoading && <p className="surco-sale-line-wide surco-field-error">{texts.productUnavailable}</p>}
    </li>
  );
}
