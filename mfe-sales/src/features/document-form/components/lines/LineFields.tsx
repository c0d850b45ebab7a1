import { formatNumber, formatPercent } from '@surco/shared/domain';
import { Field, getFieldId } from '@surco/shared/ui/fields';
import { NumberInput } from '@surco/shared/ui/inputs';
import { Input } from 'antd';
import type { LineFormValues } from '../../model/formValues';
import type { CalculatedLine } from '../../model/documentCalculation';
import type { LineChange } from '../../model/changeLines';
import { texts } from '../../texts';

interface Props {
  line: LineFormValues;
  calculation: CalculatedLine;
  getPath: (field: string) => string;
  /** Validation message of a field. */
  getError: (field: keyof LineFormValues) => string | undefined;
  onChange: (change: LineChange) => void;
}

/** Enter in a field of a line moves on to the next product. */
const focusPicker = (): void => document.getElementById(getFieldId('lines'))?.focus();

/** Input fields of a line: cells of its grid. */
export const LineFields = ({ line, calculation, getPath, getError, onChange }: Props) => (
  <>
    <div className="surco-sale-cell surco-sale-cell-quantity">
      <Field name={getPath('quantity')} label={texts.quantity} required error={getError('quantity')}>
        {(controlProps, invalid) => (
          <NumberInput
            {...controlProps}
            invalid={invalid}
            onPressEnter={focusPicker}
            value={line.quantity}
            onChange={(quantity) => onChange({ quantity })}
          />
        )}
      </Field>
    </div>
    <div className="surco-sale-cell surco-sale-cell-discount">
      <Field
        name={getPath('discount')}
        label={texts.discount}
        help={texts.discountHelp(formatPercent(calculation.maxDiscount))}
        error={getError('discount')}
      >
        {(controlProps, invalid) => (
          <NumberInput
            {...controlProps}
            invalid={invalid}
            onPressEnter={focusPicker}
            decimals={2}
            value={line.discount}
            placeholder="0"
            onChange={(discount) => onChange({ discount })}
          />
        )}
      </Field>
    </div>
    <div className="surco-sale-cell surco-sale-cell-hectares">
      <Field
        name={getPath('hectares')}
        label={texts.hectares}
        help={calculation.isDisabled ? texts.hectaresFixed : texts.hectaresHelp}
        error={getError('hectares')}
      >
        {(controlProps, invalid) => (
          <NumberInput
            {...controlProps}
            invalid={invalid}
            onPressEnter={focusPicker}
            decimals={2}
            value={line.hectares}
            placeholder={formatNumber(calculation.hectares, 1, 2)}
            onChange={(hectares) => onChange({ hectares })}
          />
        )}
      </Field>
    </div>
    <div className="surco-sale-cell surco-sale-cell-lot">
      <Field name={getPath('lot')} label={texts.lot} error={getError('lot')}>
        {(controlProps, invalid) => (
          <Input
            {...controlProps}
            value={line.lot}
            placeholder={texts.optional}
            status={invalid ? 'error' : undefined}
            autoComplete="off"
            onPressEnter={focusPicker}
            onChange={(event) => onChange({ lot: event.target.value })}
          />
        )}
      </Field>
    </div>
  </>
);
