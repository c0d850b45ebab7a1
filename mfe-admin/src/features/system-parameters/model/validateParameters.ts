import type { FieldError, SystemParameter } from '@surco/shared/contract';
import { findInputErrors } from '@surco/shared/records/forms';
import { parametersInput } from '@surco/shared/records/parameterInput';
import { type EditedValues, getValue } from './formValues';

/** Validates all parameters; the path of an error is the key of the parameter. */
export function validateParameters(params: readonly SystemParameter[], editedValues: EditedValues): FieldError[] {
  const edited = params.map((param) => ({ key: param.key, value: getValue(param, editedValues) }));
  return findInputErrors(parametersInput, { params: edited }).map(({ path, message }) => ({
    path: edited[Number(path.split('.')[1])]?.key ?? path,
    message,
  }));
}
