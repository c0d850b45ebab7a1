import type { TrialVerdict } from '@surco/shared/contract';
import { countSamples, getQuantile, type Histogram } from '../visits/histogram';

const judgedVitals = ['LCP', 'navigation', 'INP'] as const;
type JudgedVital = (typeof judgedVitals)[number];

/** What users had of one version. */
export interface TrialSample extends Record<JudgedVital, Histogram> {
  visits: number;
  failedVisits: number;
}

/** The rule, as docs/publish.md states it. A change of it belongs there too. */
export const guardRule = {
  /** Visits of each version before a difference in errors counts. */
  minVisits: 20,
  /** Visits of each version before a trial passes. */
  minVisitsToPass: 50,
  /** The part of the visits with an error must be higher by this. */
  minErrorDifference: 0.02,
  /** Normal quantile of the interval of the difference: large, because the guard looks again and again (ADR 31). */
  errorQuantile: 4,
  /** Samples of each version before its p75 counts. */
  minSamples: 50,
  /** Normal quantile of the intervals of the two p75, which must not overlap (ADR 31). */
  vitalQuantile: 3,
  /** The p75 must be slower by the factor and by the milliseconds. */
  LCP: { factor: 1.25, ms: 300 },
  navigation: { factor: 1.25, ms: 300 },
  INP: { factor: 1.5, ms: 100 },
} as const;

const getErrorRate = ({ visits, failedVisits }: TrialSample): number => Math.min(1, failedVisits / Math.max(1, visits));

/** Wilson's interval of a rate: it also holds for few visits, and for rates near 0 and 1. */
function getWilsonInterval(rate: number, visits: number, z: number): [lower: number, upper: number] {
  const weight = 1 + z ** 2 / visits;
  const middle = (rate + z ** 2 / (2 * visits)) / weight;
  const half = (z / weight) * Math.sqrt((rate * (1 - rate)) / visits + z ** 2 / (4 * visits ** 2));
  return [middle - half, middle + half];
}

/** The lower limit of the difference of two rates, by Newcombe's method 10 (Statistics in Medicine 17, 1998). */
function getLowerDifference(trial: TrialSample, standing: TrialSample): number {
  const [trialRate, standingRate] = [getErrorRate(trial), getErrorRate(standing)];
  const [trialLower] = getWilsonInterval(trialRate, trial.visits, guardRule.errorQuantile);
  const [, standingUpper] = getWilsonInterval(standingRate, standing.visits, guardRule.errorQuantile);
  return trialRate - standingRate - Math.hypot(trialRate - trialLower, standingUpper - standingRate);
}

function hasMoreErrors(trial: TrialSample, standing: TrialSample): boolean {
  if (Math.min(trial.visits, standing.visits) < guardRule.minVisits) return false;
  const difference = getErrorRate(trial) - getErrorRate(standing);
  return difference >= guardRule.minErrorDifference && getLowerDifference(trial, standing) > 0;
}

/** The p75 with its interval, from the ranks of a binomial distribution. */
function getP75(vital: JudgedVital, histogram: Histogram) {
  const samples = countSamples(histogram);
  const spread = guardRule.vitalQuantile * Math.sqrt((0.75 * 0.25) / Math.max(1, samples));
  const [lower, value, upper] = [0.75 - spread, 0.75, 0.75 + spread].map(
    (part) => getQuantile(vital, histogram, part) ?? 0,
  );
  return { samples, lower: lower ?? 0, value: value ?? 0, upper: upper ?? 0 };
}

function isSlower(vital: JudgedVital, trial: TrialSample, standing: TrialSample): boolean {
  const [ours, theirs] = [getP75(vital, trial[vital]), getP75(vital, standing[vital])];
  const { factor, ms } = guardRule[vital];
  return (
    Math.min(ours.samples, theirs.samples) >= guardRule.minSamples &&
    ours.value >= theirs.value * factor &&
    ours.value >= theirs.value + ms &&
    ours.lower > theirs.upper
  );
}

type Judgement = Omit<TrialVerdict, 'at'>;

/** The figures of one version by which it is judged. */
const getFigures = (measure: Judgement['measure'], sample: TrialSample): Judgement['trial'] => ({
  value: measure === 'errors' ? getErrorRate(sample) : getP75(measure, sample[measure]).value,
  visits: sample.visits,
});

/**
 * Compares a trial with the version for everyone else.
 * @param isOver whether the time of the guard has passed
 * @returns undefined while nothing can be said yet
 */
export function judgeTrial(trial: TrialSample, standing: TrialSample, isOver: boolean): Judgement | undefined {
  const judge = (outcome: Judgement['outcome'], measure: Judgement['measure']): Judgement => ({
    outcome,
    measure,
    trial: getFigures(measure, trial),
    standing: getFigures(measure, standing),
  });
  if (hasMoreErrors(trial, standing)) return judge('worse', 'errors');
  for (const vital of judgedVitals) if (isSlower(vital, trial, standing)) return judge('worse', vital);
  if (!isOver) return undefined;
  const hasEnoughVisits = Math.min(trial.visits, standing.visits) >= guardRule.minVisitsToPass;
  return judge(hasEnoughVisits ? 'passed' : 'undecided', 'errors');
}
