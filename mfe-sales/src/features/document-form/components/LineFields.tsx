import { formatNumber, formatPercent } from '@surco/shared/domain';
import { Field } from '@surco/shared/ui/fields';
import { NumberInput } from '@surco/shared/ui/inputs';
import { Input } from 'antd';
import type { LineFormValues } from '../model/formValues';
import type { CalculatedLine } from '../model/documentCalculation';
import type { LineChange } from '../model/changeLines';
import { texts } from '../texts';

interface Props {
  line: LineFormValues;
  calculation: CalculatedLine;
  path: (field: string) => string;
  /** Validation message of a field. */
  errorOf: (field: keyof LineFormValues) => string | undefined;
  onChange: (change: LineChange) => void;
}

/** Input fields of a line. */
export const LineFields = ({ line, calculation, path, errorOf, onChange }: Props) => (
  <div className="surco-sale-line-fields">
    <Field name={path('quantity')} label={texts.quantity} required error={errorOf('quantity')}>
      {(controlProps, invalid) => (
        <NumberInput
          {...controlProps}
          invalid={invalid}
          value={line.quantity}
          onChange={(quantity) => onChange({ quantity })}
        />
      )}
    </Field>
    <Field
      name={path('discount')}
      label={texts.discount}
      help={texts.discountHelp(formatPercent(calculation.maxDiscount))}
      error={errorOf('discount')}
    >
      {(controlProps, invalid) => (
        <NumberInput
          {...controlProps}
          invalid={invalid}
          decimals={2}
          value={line.discount}
          placeholder="0"
          onChange={(discount) => onChange({ discount })}
        />
      )}
    </Field>
    <Field
      name={path('hectares')}
      label={texts.hectares}
      help={calculation.isRetired ? texts.hectaresFixed : texts.hectaresHelp}
      error={errorOf('hectares')}
    >
      {(controlProps, invalid) => (
        <NumberInput
          {...controlProps}
          invalid={invalid}
          decimals={2}
          value={line.hectares}
          placeholder={formatNumber(calculation.hectares, 1, 2)}
          onChange={(hectares) => onChange({ hectares })}
        />
      )}
    </Field>
    <Field name={path('lot')} label={texts.lot} error={errorOf('lot')}>
      {(controlProps, invalid) => (
        <Input
          {...controlProps}
          value={line.lot}
          placeholder={texts.optional}
          status={invalid ? 'error' : undefined}
          autoComplete="off"
          onChange={(event) => onChange({ lot: event.target.value })}
        />
      )}
    </Field>
  </div>
);
