import { formatNumber, formatPercent } from '@surco/shared/domain';
import { Field, getFieldId } from '@surco/shared/ui/fields';
import { NumberInput } from '@surco/shared/ui/inputs';
import { Input } from 'antd';
import type { CalculatedLine } from '../../model/documentCalculation';
import type { LineChange, LineFormValues } from '../../model/formValues';
import { texts } from '../../texts';

interface CellProps {
  line: LineFormValues;
  getPath: (field: string) => string;
  /** Validation message of a field. */
  getError: (field: keyof LineFormValues) => string | undefined;
}

interface NumberCellProps extends CellProps {
  field: 'quantity' | 'discount' | 'hectares';
  label: string;
  help?: string;
  required?: boolean;
  decimals?: number;
  placeholder?: string;
  onChange: (value: number | null) => void;
}

/** Enter in a field of a line moves on to the next product. */
const focusPicker = (): void => document.getElementById(getFieldId('lines'))?.focus();

function NumberCell({ line, getPath, getError, field, label, help, required, ...inputProps }: NumberCellProps) {
  return (
    <div className={`surco-sale-cell surco-sale-cell-${field}`}>
      <Field name={getPath(field)} label={label} help={help} required={required} error={getError(field)}>
        {(controlProps, invalid) => (
          <NumberInput
            {...controlProps}
            {...inputProps}
            invalid={invalid}
            onPressEnter={focusPicker}
            value={line[field]}
          />
        )}
      </Field>
    </div>
  );
}

interface Props extends CellProps {
  calculation: CalculatedLine;
  onChange: (change: LineChange) => void;
}

/** Input fields of a line: cells of its grid. */
export const LineFields = ({ calculation, onChange, ...cellProps }: Props) => (
  <>
    <NumberCell
      {...cellProps}
      field="quantity"
      label={texts.quantity}
      required
      onChange={(quantity) => onChange({ quantity })}
    />
    <NumberCell
      {...cellProps}
      field="discount"
      label={texts.discount}
      help={texts.discountHelp(formatPercent(calculation.maxDiscount))}
      decimals={2}
      placeholder="0"
      onChange={(discount) => onChange({ discount })}
    />
    <NumberCell
      {...cellProps}
      field="hectares"
      label={texts.hectares}
      help={calculation.isDisabled ? texts.hectaresFixed : texts.hectaresHelp}
      decimals={2}
      placeholder={formatNumber(calculation.hectares, 1, 2)}
      onChange={(hectares) => onChange({ hectares })}
    />
    <div className="surco-sale-cell surco-sale-cell-lot">
      <Field name={cellProps.getPath('lot')} label={texts.lot} error={cellProps.getError('lot')}>
        {(controlProps, invalid) => (
          <Input
            {...controlProps}
            value={cellProps.line.lot}
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
