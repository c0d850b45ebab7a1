import { resolveSilageParameters, type SilageResult, simulateRequest, workedExamples } from '@surco/shared/domain';

type ParameterRows = Parameters<typeof resolveSilageParameters>[0];

/** The results of one worked example with the stored and with the edited parameters. */
export interface Effect {
  /** The name of the example: its number and what it shows, for example "E1 Leche". */
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
