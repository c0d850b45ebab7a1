import { resolveSilageParameters, type SilageResult, simulateRequest, workedExamples } from '@surco/shared/domain';

type ParameterRows = Parameters<typeof resolveSilageParameters>[0];

export interface Effect {
  readonly id: string;
  readonly before: SilageResult;
  readonly after: SilageResult;
}

/** Calculates the worked examples with two sets of parameters. */
export const calculateEffects = (before: ParameterRows, after: ParameterRows): readonly Effect[] => {
  const [oldParameters, newParameters] = [resolveSilageParameters(before), resolveSilageParameters(after)];
  return workedExamples.map(({ name, product, production, request }) => ({
    id: name,
    before: simulateRequest(request, { product, production, parameters: oldParameters }).result,
    after: simulateRequest(request, { product, production, parameters: newParameters }).result,
  }));
};
