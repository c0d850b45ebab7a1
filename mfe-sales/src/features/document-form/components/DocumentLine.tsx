import {
  formatBagContents,
  formatHectares,
  formatMoney,
  formatProductName,
  formatTonnes,
  type SilageParameters,
} from '@surco/shared/domain';
import { getFieldId, FormErrors } from '@surco/shared/ui/fields';
import { Icon } from '@surco/shared/ui/display';
import { Button } from 'antd';
import { memo, useContext } from 'react';
import type { LineFormValues } from '../model/formValues';
import { calculateLine } from '../model/documentCalculation';
import type { AvailableProduct } from '../model/buildAvailableProducts';
import { validateFormLines } from '../model/validateDocumentForm';
import { changeLine, type LineChange, removeLine, type UpdateValues } from '../model/changeLines';
import { texts } from '../texts';
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

const LabeledValue = ({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) => (
  <div className={strong ? 'surco-sale-figure surco-sale-figure-strong' : 'surco-sale-figure'}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

/** Server error of the whole line. */
function LineError({ path }: { path: string }) {
  const error = useContext(FormErrors).get(path);
  return error ? <p className="surco-field-error">{error}</p> : null;
}

/** One line: product fields and calculated values. */
export const DocumentLine = memo(function DocumentLine(props: Props) {
  const { line, product, parameters, available, stockHint, updateValues } = props;
  const calculation = calculateLine(line, product, parameters);
  const problems = validateFormLines([line], { availableProducts: [product], getAvailableBags: () => available });
  const getFieldPath = (field: string): string => `lines.${line.productId}.${field}`;
  // Errors appear while typing; required fields are checked on submit.
  const findInputError = (field: keyof LineFormValues): string | undefined =>
    line[field] === null ? undefined : problems.find((problem) => problem.path === getFieldPath(field))?.message;
  const changeFields = (change: LineChange): void =>
    updateValues((values) => changeLine(values, line.productId, change));
  const name = formatProductName(product);
  const isShort = available !== undefined && (line.quantity ?? 0) > available;
  return (
    <li className="surco-sale-line" aria-label={name}>
      <div className="surco-sale-line-head" id={getFieldId(getFieldPath('productId'))} tabIndex={-1}>
        <div>
          <h3>{name}</h3>
          <p>
            {product.hasDocumentPrice ? texts.fixedPrice : texts.listPrice} {formatMoney(product.basePrice)}&nbsp;·{' '}
            {product.isDisabled ? texts.productDisabled : formatBagContents(product)}&nbsp;·{' '}
            <span className={isShort ? 'surco-sale-short' : undefined}>
              {available === undefined ? stockHint : texts.available(available)}
            </span>
          </p>
          <LineError path={getFieldPath('productId')} />
        </div>
        <Button
          type="text"
          aria-label={texts.removeProduct(name)}
          icon={<Icon name="trash" />}
          onClick={() => updateValues((values) => removeLine(values, line.productId))}
        />
      </div>
      <LineFields
        line={line}
        calculation={calculation}
        getPath={getFieldPath}
        getError={findInputError}
        onChange={changeFields}
      />
      <dl className="surco-sale-figures">
        <LabeledValue label={texts.area} value={formatHectares(calculation.hectares)} />
        <LabeledValue label={texts.productYield} value={texts.perHectare(formatTonnes(calculation.productYield))} />
        <LabeledValue label={texts.investment} value={formatMoney(calculation.investment)} />
        <LabeledValue label={texts.lineTotal} value={formatMoney(calculation.total)} strong />
      </dl>
    </li>
  );
});
