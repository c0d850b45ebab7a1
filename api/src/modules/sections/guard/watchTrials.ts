import type { TrialVerdict } from '@surco/shared/contract';
import { applyRollback, type Release, withoutGuard } from '@surco/shared/federation/releases';
import { getErrorMessage } from '../../../core/getErrorMessage';
import { HttpError } from '../../../core/http/httpError';
import { waitAtMost } from '../../../core/waitAtMost';
import type { Services } from '../../services';
import type { ReleaseAuthor } from '../releaseAuthor';
import { switchRelease } from '../switchRelease';
import { createOwnVersionReader } from '../visits/knownVersions';
import { getHistogram, getTotal, readVisitTotals, type VisitTotals } from '../visits/readVisits';
import { judgeTrial, type TrialSample } from './judgeTrial';

type Figures = TrialVerdict['trial'];

const formatRate = ({ value, visits }: Figures): string => `${(value * 100).toFixed(1)} % de ${visits} visitas`;

const formatMs = ({ value }: Figures): string => `${Math.round(value)} ms`;

const errorTexts: Readonly<Record<TrialVerdict['outcome'], string>> = {
  worse: 'Más errores',
  undecided: 'Pocas visitas para comparar: errores',
  passed: 'No es peor: errores',
};

const slownessTexts = { LCP: 'LCP de', navigation: 'se abre en', INP: 'INP de' } as const;

/** The reason of a verdict with its figures, in Spanish, for the release and the audit log. */
export function describeVerdict({ outcome, measure, trial, standing }: Omit<TrialVerdict, 'at'>): string {
  if (measure === 'errors')
    return `${errorTexts[outcome]} en el ${formatRate(trial)}; la versión de todos, en el ${formatRate(standing)}.`;
  return `Más lenta: ${slownessTexts[measure]} ${formatMs(trial)}; la versión de todos, ${formatMs(standing)} (tres de cada cuatro visitas).`;
}

const intervalMs = 15_000;
const stopTimeoutMs = 3_000;

const author: ReleaseAuthor = { by: 'Guardia de la prueba', origin: null, userId: null, tokenId: null };

type GuardDeps = Pick<Services, 'db' | 'remoteStore' | 'root'>;
type OnFailure = (error: unknown, what: string) => void;

const noVisits: TrialSample = { visits: 0, failedVisits: 0, LCP: new Map(), navigation: new Map(), INP: new Map() };

const toSample = (totals: VisitTotals | undefined): TrialSample =>
  totals
    ? {
        visits: getTotal(totals, 'visits'),
        failedVisits: getTotal(totals, 'failedVisits'),
        LCP: getHistogram(totals, 'LCP'),
        navigation: getHistogram(totals, 'navigation'),
        INP: getHistogram(totals, 'INP'),
      }
    : noVisits;

/** Stores the verdict with the version; ends the trial when it is worse, and otherwise only its guard. */
async function applyVerdict(
  deps: GuardDeps,
  { name, version, since }: { name: string; version: string; since: string },
  verdict: TrialVerdict,
): Promise<void> {
  const { outcome } = verdict;
  await switchRelease(
    deps,
    author,
    name,
    (release) => {
      // Another instance or a person may have been faster, also with a new trial of the same version.
      if (release?.canary?.guard?.since !== since) throw new HttpError('TRANSICION_INVALIDA');
      return (outcome === 'worse' && applyRollback(release)) || withoutGuard(release);
    },
    {
      ...(outcome === 'worse' && { action: 'rollback' }),
      reason: describeVerdict(verdict),
      judged: { name, version, verdict },
    },
  ).catch((error: unknown) => {
    if (!(error instanceof HttpError) || error.code !== 'TRANSICION_INVALIDA') throw error;
  });
}

/**
 * Creates a function that does work and reports its failure once, until it ends or becomes another one: the guard looks
 * again and again.
 */
function createFailureReporter(onFailure: OnFailure): (what: string, work: () => Promise<void>) => Promise<void> {
  const reported = new Map<string, string>();
  return async (what, work) => {
    try {
      await work();
      reported.delete(what);
    } catch (error) {
      const message = getErrorMessage(error);
      if (reported.get(what) !== message) onFailure(error, what);
      reported.set(what, message);
    }
  };
}

/**
 * Creates the function that judges every trial with a guard by what was counted until now. A section that fails is
 * reported, and the others are judged; releases that cannot be read are reported too.
 */
export function createTrialJudge(deps: GuardDeps, onFailure: OnFailure): (now: Date) => Promise<void> {
  const readOwnVersions = createOwnVersionReader(deps);
  const runReportingFailure = createFailureReporter(onFailure);
  const judgeSection = async (now: Date, name: string, { live, canary: trial }: Release): Promise<void> => {
    if (!trial?.guard) return;
    const standing = live ?? readOwnVersions().get(name);
    const totals = await readVisitTotals(deps.db, new Date(trial.guard.since), [name]);
    const find = (version: string | undefined, onTrial: boolean) =>
      toSample(totals.find((row) => row.version === version && row.onTrial === onTrial));
    const isOver = now >= new Date(trial.guard.until);
    const judged = judgeTrial(find(trial.version, true), find(standing, false), isOver);
    if (!judged) return;
    const { version, guard } = trial;
    await applyVerdict(deps, { name, version, since: guard.since }, { ...judged, at: now.toISOString() });
  };
  return (now) =>
    runReportingFailure('trial guard', async () => {
      const { remotes } = await deps.remoteStore.readReleases();
      for (const [name, release] of Object.entries(remotes))
        await runReportingFailure(`trial guard of ${name}`, () => judgeSection(now, name, release));
    });
}

export interface TrialGuard {
  stop: () => Promise<void>;
}

/**
 * Judges the trials every 15 seconds, in each instance: it costs one look at the releases while there is none. It is
 * not a scheduled job, because a folder of releases may belong to one instance only.
 */
export function startTrialGuard(deps: GuardDeps, onFailure: OnFailure): TrialGuard {
  const judge = createTrialJudge(deps, onFailure);
  let judging = Promise.resolve();
  const timer = setInterval(() => {
    judging = judging.then(() => judge(new Date()));
  }, intervalMs).unref();
  return {
    stop: () => {
      clearInterval(timer);
      return waitAtMost(stopTimeoutMs, judging);
    },
  };
}
