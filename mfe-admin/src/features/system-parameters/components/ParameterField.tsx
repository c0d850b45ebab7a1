import type { SystemParameter } from '@surco/shared/contract';
import {
  formatParameter,
  formatParameterNumber,
  getDisplayUnit,
  isSwitchUnit,
  noValue,
  systemParameters,
} from '@surco/shared/domain';
import { toParameterField } from '@surco/shared/records/parameter';
import { ChoiceField } from '@surco/shared/ui/fields';
import { NumberField } from '@surco/shared/ui/inputs';
import { fromFieldValue, toFieldValue } from '../model/formValues';
import { texts } from '../texts';

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

const formatInitialValue = (key: string): string => {
  const definition = systemParameters.find((parameter) => parameter.key === key);
  return definition === undefined ? noValue : formatParameterNumber(definition.default, definition.unit);
};

/** The help text of a field, for example "Entre 0 y 40 %. Inicial: 15." */
const formatRangeHelp = ({ key, min, max, unit }: SystemParameter): string =>
  texts.range(formatParameterNumber(min, unit), formatParameter(max, unit), formatInitialValue(key));

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
      decimals={toParameterField(param).decimals}
      suffix={getDisplayUnit(param.unit).unit || undefined}
      value={toFieldValue(value, param.unit)}
      onChange={(fieldValue) => onChange(fromFieldValue(fieldValue, param.unit))}
    />
  );
