import type { SilageMetricKey } from '@surco/shared/domain';
import { costExplanations } from './costs';
import type { ExplainMetric } from './explanation';
import { sowingExplanations } from './sowing';
import { outcomeExplanations } from './outcome';

export type { Explanation } from './explanation';

/** Every metric of the result has an explanation. */
export const EXPLANATIONS: Readonly<Record<SilageMetricKey, ExplainMetric>> = {
  ...sowingExplanations,
  ...costExplanations,
  ...outcomeExplanations,
};
