import { getTotal, type VisitTotals } from '../visits/readVisits';

/** What signed-in users had of one version. */
export interface TrialSample {
  visits: number;
  failedVisits: number;
  /** Different sessions, at least. */
  sessions: number;
}

export const noVisits: TrialSample = { visits: 0, failedVisits: 0, sessions: 0 };

export const toSample = (totals: VisitTotals | undefined): TrialSample =>
  totals
    ? {
        visits: getTotal(totals, 'visits'),
        failedVisits: Math.min(getTotal(totals, 'failedVisits'), getTotal(totals, 'visits')),
        sessions: totals.counts.get('sessions')?.size ?? 0,
      }
    : noVisits;

/** The part of the visits that failed, from 0 to 1. */
export const getFailedShare = ({ visits, failedVisits }: TrialSample): number => failedVisits / Math.max(1, visits);

/**
 * The rule that ends a trial, as docs/publish.md states it: of at least ten visits of three sessions, more than a third
 * failed, and more than twice the share of the live version.
 */
export const isFailing = (trial: TrialSample, live: TrialSample): boolean =>
  trial.visits >= 10 &&
  trial.sessions >= 3 &&
  getFailedShare(trial) > 1 / 3 &&
  getFailedShare(trial) > 2 * getFailedShare(live);
