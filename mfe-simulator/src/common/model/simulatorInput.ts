import {
  fractionToPercent,
  type SilageRequest,
  silageFieldNames,
  silageFields,
  type SilageFieldName,
  toFieldValues,
  formatFieldNumber,
} from '@surco/shared/domain';
import { type Catalog, findProductionTypeOrDefault, findProductOrDefault } from './catalog';
import {
  getDefaultFieldValues,
  createInitialFormValues,
  toSilageRequest,
  type SimulatorFormValues,
  selectContext,
} from './simulatorFormValues';

/**
 * Input of a simulation: the body of POST /simulations without name and customer. Absent or null values take their
 * default; the `input` of a saved simulation has all defaults filled in.
 */
export interface SimulatorInput extends SilageRequest {
  readonly productId: string;
  readonly productionTypeId?: string | null;
}

/** Converts form values to an input. A text that is not a number becomes NaN, which the model rejects. */
export const toSimulatorInput = (form: SimulatorFormValues): SimulatorInput => ({
  ...toSilageRequest(form),
  productId: form.productId,
  productionTypeId: form.mode === 'AUTOCONSUMO' ? form.productionTypeId || null : null,
});

/**
 * Converts an input to form values; values equal to their default keep following it. A withdrawn product or production
 * type is replaced as `findProductOrDefault` and `findProductionTypeOrDefault` say.
 */
export function toFormValues(input: SimulatorInput, catalog: Catalog): SimulatorFormValues {
  const { mode, condition, silo } = input;
  const values = toFieldValues(input);
  const choices: SimulatorFormValues = {
    mode,
    condition,
    siloType: silo.type,
    productId: findProductOrDefault(catalog, input.productId)?.id ?? '',
    productionTypeId: findProductionTypeOrDefault(catalog, input.productionTypeId ?? '')?.id ?? '',
    typed: {},
  };
  const context = selectContext(choices, catalog);
  const defaults = context && getDefaultFieldValues(choices, context);
  const typed = silageFieldNames.flatMap((name): [SilageFieldName, string][] => {
    const value = values[name];
    if (value === null || value === undefined || !Number.isFinite(value) || value === defaults?.[name]) return [];
    return [[name, formatFieldNumber(silageFields[name].isPercent ? fractionToPercent(value) : value)]];
  });
  return { ...choices, typed: Object.fromEntries(typed) };
}

/** Initial input. @param objective name of the production type to select */
export const createInitialInput = (catalog: Catalog, objective = ''): SimulatorInput =>
  toSimulatorInput(createInitialFormValues(catalog, objective));
