import { collectFieldErrors, type FieldError, type SystemParameter } from '@surco/shared/contract';
import {
  formatParameter,
  formatParameterNumber,
  getDisplayUnit,
  noValue,
  systemParameters,
  toDisplayValue,
} from '@surco/shared/domain';
import { validateRequiredNumber } from '../../../common/model/validateFields';
import { texts } from '../texts';
import { type EditedValues, getDecimals, getValue, toFieldValue } from './formValues';

/** The range of a parameter in the unit of its field. */
function getFieldRange({ min, max, unit }: SystemParameter) {
  return {
    min: toDisplayValue(min, unit),
    max: toDisplayValue(max, unit),
    unit: getDisplayUnit(unit).unit,
    decimals: getDecimals(unit),
  };
}

/** Validates all parameters; the path of an error is the key of the parameter. */
export const validateParameters = (params: readonly SystemParameter[], editedValues: EditedValues): FieldError[] =>
  collectFieldErrors(
    params.map((param) => [
      param.key,
      validateRequiredNumber(
        toFieldValue(getValue(param, editedValues), param.unit),
        texts.missing,
        getFieldRange(param),
      ),
    ]),
  );

const formatInitialValue = (key: string): string => {
  const definition = systemParameters.find((parameter) => parameter.key === key);
  return definition === undefined ? noValue : formatParameterNumber(definition.default, definition.unit);
};

/** The help text of a field, for example "Entre 0 y 40 %. Inicial: 15." */
export const formatRangeHelp = ({ key, min, max, unit }: SystemParameter): string =>
  texts.range(formatParameterNumber(min, unit), formatParameter(max, unit), formatInitialValue(key));
