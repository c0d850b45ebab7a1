import type { TrialVerdict } from '@surco/shared/contract';

type Figures = TrialVerdict['trial'];

const formatRate = ({ value, visits }: Figures): string => `${(value * 100).toFixed(1)} % of ${visits} visits`;

/** The figures by which the guard of a trial has decided. */
export function formatVerdict({ measure, trial, standing }: TrialVerdict): string {
  if (measure === 'errors')
    return `Errors in ${formatRate(trial)}; the version for everyone else: ${formatRate(standing)}.`;
  return `p75 of ${measure} ${Math.round(trial.value)} ms; the version for everyone else: ${Math.round(standing.value)} ms.`;
}
