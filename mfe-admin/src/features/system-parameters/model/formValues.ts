import type { SystemParameter } from '@surco/shared/contract';
import { fromDisplayValue, toDisplayValue } from '@surco/shared/domain';

/** The edited values by parameter key; unchanged parameters are missing. */
export type EditedValues = Readonly<Record<string, number | null>>;

/** The edited value of a parameter, or its stored value. */
export const getValue = ({ key, value }: SystemParameter, editedValues: EditedValues): number | null => {
  const edited = editedValues[key];
  return edited === undefined ? value : edited;
};

/** Converts a stored value to the unit of its field, for example a fraction to percent. */
export const toFieldValue = (value: number | null, unit: string): number | null =>
  value === null ? null : toDisplayValue(value, unit);

/** Converts the value of a field to the stored unit. */
export const fromFieldValue = (value: number | null, unit: string): number | null =>
  value === null ? null : fromDisplayValue(value, unit);

/** The edited values without the given parameters. */
export const omitParameters = (editedValues: EditedValues, params: readonly SystemParameter[]): EditedValues =>
  Object.fromEntries(Object.entries(editedValues).filter(([key]) => !params.some((param) => param.key === key)));

/** The keys and new values of the parameters that differ from the stored ones; cleared fields (null) are left out. */
export const getChangedParameters = (params: readonly SystemParameter[], editedValues: EditedValues) =>
  params.flatMap((param) => {
    const value = getValue(param, editedValues);
    return value === null || Object.is(value, param.value) ? [] : [{ key: param.key, value }];
  });

export const hasChanges = (params: readonly SystemParameter[], editedValues: EditedValues): boolean =>
  params.some((param) => !Object.is(getValue(param, editedValues), param.value));
