import type { SilageFigureKey } from '@surco/shared/domain/silage/result';
import { costExplanations } from './costs';
import type { Explain } from './explanation';
import { groundExplanations } from './ground';
import { outcomeExplanations } from './outcome';

export type { Explanation } from './explanation';

/** Every figure of the result has its explanation. */
export const EXPLANATIONS: Readonly<Record<SilageFigureKey, Explain>> = {
  ...groundExplanations,
  ...costExplanations,
  ...outcomeExplanations,
};
