import { type SilageContext, type SilageInput, type SilageResult, simulateRequest } from '@surco/shared/domain';
import { indexErrorsByPath } from '@surco/shared/ui/fields';
import type { Catalog } from './catalog';
import {
  getDefaultFieldValues,
  type FieldValues,
  toSilageRequest,
  type SimulatorFormValues,
  selectContext,
} from './simulatorFormValues';

export interface Calculation {
  readonly context: SilageContext;
  readonly input: SilageInput;
  readonly defaults: FieldValues;
  /** Validation messages, one per path. */
  readonly errors: ReadonlyMap<string, string>;
  readonly result: SilageResult;
  /** Whether the result holds numbers. */
  readonly isValid: boolean;
}

/** Calculates the whole result; runs on each keystroke. */
export function calculate(form: SimulatorFormValues, catalog: Catalog): Calculation | null {
  const context = selectContext(form, catalog);
  if (!context) return null;
  const { input, problems, result } = simulateRequest(toSilageRequest(form), context);
  return {
    context,
    input,
    defaults: getDefaultFieldValues(form, context),
    errors: indexErrorsByPath(problems),
    result,
    isValid: result.hectares !== null,
  };
}
