import { simulateRequest } from '@surco/shared/domain/silage/simulate';
import type { SilageInput, SilageSubject } from '@surco/shared/domain/silage/input';
import type { SilageResult } from '@surco/shared/domain/silage/result';
import { errorsByPath } from '@surco/shared/ui/form-errors';
import type { Catalog } from './catalog';
import { defaultsOf, type FieldValues, requestOf, type SimulatorForm, subjectOf } from './form';

export interface Calculation {
  readonly subject: SilageSubject;
  readonly input: SilageInput;
  readonly defaults: FieldValues;
  /** The model's sentences, the first one of each path. */
  readonly problems: ReadonlyMap<string, string>;
  readonly result: SilageResult;
  /** Whether the result holds figures. */
  readonly valid: boolean;
}

/** Everything the screen shows of a form: done anew on each keystroke. */
export function calculate(form: SimulatorForm, catalog: Catalog): Calculation | null {
  const subject = subjectOf(form, catalog);
  if (!subject) return null;
  const { input, problems, result } = simulateRequest(requestOf(form), subject);
  return {
    subject,
    input,
    defaults: defaultsOf(form, subject),
    problems: errorsByPath(problems),
    result,
    valid: result.hectares !== null,
  };
}
