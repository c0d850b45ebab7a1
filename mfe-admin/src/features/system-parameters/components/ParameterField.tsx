import type { SystemParameter } from '@surco/shared/contract';
import { getDisplayUnit, isSwitchUnit } from '@surco/shared/domain';
import { ChoiceField } from '@surco/shared/ui/fields';
import { NumberField } from '@surco/shared/ui/inputs';
import { fromFieldValue, getDecimals, toFieldValue } from '../model/formValues';
import { formatRangeHelp } from '../model/validateParameters';

interface Props {
  param: SystemParameter;
  /** The value in its stored unit. */
  value: number | null;
  onChange: (value: number | null) => void;
}

const SWITCH_OPTIONS = [
  { value: '0', label: 'No' },
  { value: '1', label: 'Sí' },
] as const;

/** A field for one parameter: a choice for one that is on or off, otherwise a number with unit, range and initial value. */
export const ParameterField = ({ param, value, onChange }: Props) =>
  isSwitchUnit(param.unit) ? (
    <ChoiceField
      name={param.key}
      label={param.label}
      options={SWITCH_OPTIONS}
      value={String(value)}
      onChange={(choice) => onChange(Number(choice))}
    />
  ) : (
    <NumberField
      name={param.key}
      label={param.label}
      help={formatRangeHelp(param)}
      decimals={getDecimals(param.unit)}
      suffix={getDisplayUnit(param.unit).unit || undefined}
      value={toFieldValue(value, param.unit)}
      onChange={(fieldValue) => onChange(fromFieldValue(fieldValue, param.unit))}
    />
  );
