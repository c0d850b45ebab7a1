import { z } from 'zod';

/** `worse`: the trial was ended; `undecided`: too few visits, the trial goes on. */
export const trialOutcomes = ['passed', 'worse', 'undecided'] as const;

/** What the guard of a trial decided when it compared it with the version that stands. */
export const trialVerdictSchema = z.strictObject({
  outcome: z.enum(trialOutcomes),
  /** ISO 8601. */
  at: z.string(),
  /** Spanish, with the figures. */
  reason: z.string(),
});
export type TrialVerdict = z.output<typeof trialVerdictSchema>;
