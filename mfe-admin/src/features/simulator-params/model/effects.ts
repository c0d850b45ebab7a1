import { workedExamples } from '@surco/shared/domain/silage/examples';
import { parametersFrom } from '@surco/shared/domain/silage/parameters';
import type { SilageResult } from '@surco/shared/domain/silage/result';
import { simulateRequest } from '@surco/shared/domain/silage/simulate';

type Rows = Parameters<typeof parametersFrom>[0];

export interface Effect {
  readonly id: string;
  readonly before: SilageResult;
  readonly after: SilageResult;
}

/** What the worked examples give with one set of parameters and with another. */
export const effectsOf = (before: Rows, after: Rows): readonly Effect[] => {
  const [old, next] = [parametersFrom(before), parametersFrom(after)];
  return workedExamples.map(({ name, product, production, request }) => ({
    id: name,
    before: simulateRequest(request, { product, production, parameters: old }).result,
    after: simulateRequest(request, { product, production, parameters: next }).result,
  }));
};
