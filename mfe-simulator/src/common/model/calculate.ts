import { type SilageContext, type SilageInput, type SilageResult, simulateRequest } from '@surco/shared/domain';
import { indexErrorsByPath } from '@surco/shared/ui/fields';
import type { Catalog } from './catalog';
import {
  getDefaultFieldValues,
  type FieldValues,
  toSilageRequest,
  type SimulatorFormValues,
  selectSubject,
} from './simulatorFormValues';

export interface Calculation {
  readonly subject: SilageContext;
  readonly input: SilageInput;
  readonly defaults: FieldValues;
  /** Validation messages, one per path. */
  readonly errors: ReadonlyMap<string, string>;
  readonly result: SilageResult;
  /** Whether the result holds numbers. */
  readonly valid: boolean;
}

/** Calculates the whole result; runs on each keystroke. */
export function calculate(form: SimulatorFormValues, catalog: Catalog): Calculation | null {
  const subject = selectSubject(form, catalog);
  if (!subject) return null;
  const { input, problems, result } = simulateRequest(toSilageRequest(form), subject);
  return {
    subject,
    input,
    defaults: getDefaultFieldValues(form, subject),
    errors: indexErrorsByPath(problems),
    result,
    valid: result.hectares !== null,
  };
}
