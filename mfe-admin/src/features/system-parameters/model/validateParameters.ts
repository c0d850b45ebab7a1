import { collectFieldErrors, type FieldError, type SystemParameter } from '@surco/shared/contract';
import {
  formatNumber,
  formatParameter,
  formatParameterNumber,
  getDisplayUnit,
  hasMoreDecimals,
  noValue,
  systemParameters,
  toDisplayValue,
} from '@surco/shared/domain';
import { texts } from '../texts';
import { type EditedValues, getDecimals, getValue, toFieldValue } from './formValues';

/** Validates the number in the field of a parameter, in the unit of the field; null when the field is empty. */
function validateParameter({ min, max, unit }: SystemParameter, value: number | null): string | undefined {
  if (value === null) return texts.missing;
  const [lowest, highest] = [toDisplayValue(min, unit), toDisplayValue(max, unit)];
  const suffix = getDisplayUnit(unit).unit;
  if (!(value >= lowest && value <= highest))
    return `Debe estar entre ${formatNumber(lowest)} y ${formatNumber(highest)}${suffix ? ` ${suffix}` : ''}.`;
  const decimals = getDecimals(unit);
  if (!hasMoreDecimals(value, decimals)) return undefined;
  return decimals === 0 ? 'Escriba un número entero.' : `Escriba ${decimals} decimales como máximo.`;
}

/** Validates all parameters; the path of an error is the key of the parameter. */
export const validateParameters = (params: readonly SystemParameter[], editedValues: EditedValues): FieldError[] =>
  collectFieldErrors(
    params.map((param) => [
      param.key,
      validateParameter(param, toFieldValue(getValue(param, editedValues), param.unit)),
    ]),
  );

const formatInitialValue = (key: string): string => {
  const definition = systemParameters.find((parameter) => parameter.key === key);
  return definition === undefined ? noValue : formatParameterNumber(definition.default, definition.unit);
};

/** The help text of a field, for example "Entre 0 y 40 %. Inicial: 15." */
export const formatRangeHelp = ({ key, min, max, unit }: SystemParameter): string =>
  texts.range(formatParameterNumber(min, unit), formatParameter(max, unit), formatInitialValue(key));
