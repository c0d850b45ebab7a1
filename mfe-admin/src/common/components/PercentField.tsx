import { fractionToPercent, percentToFraction } from '@surco/shared/domain';
import { NumberField } from '@surco/shared/ui/inputs';

interface Props {
  name: string;
  label: string;
  required?: boolean;
  /** A fraction: .075 is shown and typed as 7.5. */
  value: number | null;
  onChange: (value: number | null) => void;
}

/** A number input for a percentage. */
export const PercentField = ({ value, onChange, ...field }: Props) => (
  <NumberField
    {...field}
    decimals={2}
    suffix="%"
    value={value === null ? null : fractionToPercent(value)}
    onChange={(percent) => onChange(percent === null ? null : percentToFraction(percent))}
  />
);
