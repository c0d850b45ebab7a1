import type { TrialVerdict } from '@surco/shared/contract';
import { applyRollback, withoutGuard } from '@surco/shared/federation/releases';
import { HttpError } from '../../../core/http/httpError';
import type { Services } from '../../services';
import type { ReleaseAuthor } from '../releaseAuthor';
import { switchRelease } from '../switchRelease';
import { createOwnVersionReader } from '../visits/knownVersions';
import { getHistogram, getTotal, readVisitTotals, type VisitTotals } from '../visits/readVisits';
import { describeVerdict } from './describeVerdict';
import { judgeTrial, type TrialSample } from './judgeTrial';

const intervalMs = 15_000;

const author: ReleaseAuthor = { by: 'Guardia de la prueba', origin: null, userId: null, tokenId: null };

type GuardDeps = Pick<Services, 'db' | 'remoteStore' | 'root'>;

const noVisits: TrialSample = { visits: 0, failedVisits: 0, LCP: new Map(), INP: new Map() };

const toSample = (totals: VisitTotals | undefined): TrialSample =>
  totals
    ? {
        visits: getTotal(totals, 'visits'),
        failedVisits: getTotal(totals, 'failedVisits'),
        LCP: getHistogram(totals, 'LCP'),
        INP: getHistogram(totals, 'INP'),
      }
    : noVisits;

/** Stores the verdict with the version; ends the trial when it is worse, and otherwise only its guard. */
async function applyVerdict(
  deps: GuardDeps,
  { name, version }: { name: string; version: string },
  verdict: TrialVerdict,
): Promise<void> {
  const { outcome } = verdict;
  await switchRelease(
    deps,
    author,
    name,
    (release) => {
      // Another instance or a person may have been faster.
      if (release?.canary?.version !== version || !release.canary.guard) throw new HttpError('TRANSICION_INVALIDA');
      return (outcome === 'worse' && applyRollback(release)) || withoutGuard(release);
    },
    {
      action: outcome === 'worse' ? 'rollback' : 'judge',
      reason: describeVerdict(verdict),
      judged: { name, version, verdict },
    },
  ).catch((error: unknown) => {
    if (!(error instanceof HttpError) || error.code !== 'TRANSICION_INVALIDA') throw error;
  });
}

/** Creates the function that judges every trial with a guard by what was counted until now. */
export function createTrialJudge(deps: GuardDeps): (now: Date) => Promise<void> {
  const readOwnVersions = createOwnVersionReader(deps);
  return async (now) => {
    const { remotes } = await deps.remoteStore.readReleases();
    for (const [name, { live, canary: trial }] of Object.entries(remotes)) {
      if (!trial?.guard) continue;
      const standing = live ?? readOwnVersions().get(name);
      const totals = await readVisitTotals(deps.db, new Date(trial.guard.since), [name]);
      const find = (version: string | undefined, onTrial: boolean) =>
        toSample(totals.find((row) => row.version === version && row.onTrial === onTrial));
      const isOver = now >= new Date(trial.guard.until);
      const judged = judgeTrial(find(trial.version, true), find(standing, false), isOver);
      if (judged) await applyVerdict(deps, { name, version: trial.version }, { ...judged, at: now.toISOString() });
    }
  };
}

/**
 * Judges the trials every 15 seconds, in each instance: it costs one look at the releases while there is none. It is
 * not a scheduled job, because a folder of releases may belong to one instance only.
 */
export function startTrialGuard(deps: GuardDeps, onFailure: (error: unknown, what: string) => void) {
  const judge = createTrialJudge(deps);
  let judging = Promise.resolve();
  const timer = setInterval(() => {
    judging = judging.then(() => judge(new Date())).catch((error: unknown) => onFailure(error, 'trial guard'));
  }, intervalMs).unref();
  return {
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await judging;
    },
  };
}
