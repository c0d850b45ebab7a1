import type { TrialVerdict } from '@surco/shared/contract';
import { applyRollback, type Release } from '@surco/shared/federation/releases';
import { HttpError } from '../../../core/http/httpError';
import type { Services } from '../../services';
import { notify } from '../../notifications';
import type { ReleaseAuthor } from '../releaseAuthor';
import { switchRelease } from '../switchRelease';
import { createOwnVersionReader } from '../visits/knownVersions';
import { listFrequentErrors, readVisitTotals } from '../visits/readVisits';
import { getFailedShare, isFailing, type TrialSample, toSample } from './isFailing';

type TrialDeps = Pick<Services, 'db' | 'sectionStore' | 'root'>;

const author: ReleaseAuthor = { by: 'Surco', origin: null, userId: null, tokenId: null };

const describeFailures = (sample: TrialSample): string =>
  `${(getFailedShare(sample) * 100).toFixed(0)} % de ${sample.visits} visitas`;

const toFigures = (sample: TrialSample): TrialVerdict['trial'] => ({
  value: getFailedShare(sample),
  visits: sample.visits,
});

/** Ends the trial of one section when it fails; administrators learn of it with the most frequent error. */
async function endIfFailing(
  deps: TrialDeps,
  ownVersion: string | undefined,
  name: string,
  { live, trial }: Release,
): Promise<void> {
  if (!trial) return;
  const { version, since } = trial;
  const totals = await readVisitTotals(deps.db, new Date(since || 0), [name]);
  const ofTrial = totals.find((row) => row.version === version && row.onTrial);
  const ofLive = totals.find((row) => row.version === (live ?? ownVersion) && !row.onTrial);
  const [failing, standing] = [toSample(ofTrial), toSample(ofLive)];
  if (!ofTrial || !isFailing(failing, standing)) return;
  const at = new Date().toISOString();
  const reason = `Falló en el ${describeFailures(failing)}; la versión de todos, en el ${describeFailures(standing)}.`;
  const [frequent] = listFrequentErrors(ofTrial);
  const causa = frequent ? `El error más frecuente es ${frequent.error}.` : 'Sus archivos no llegaron al navegador.';
  await switchRelease(
    deps,
    author,
    name,
    (release) => {
      // Another instance or a person may have been faster, also with a new trial of the same version.
      const ended = release?.trial?.since === since && release.trial.version === version && applyRollback(release);
      if (!ended) throw new HttpError('TRANSICION_INVALIDA');
      return ended;
    },
    {
      action: 'rollback',
      reason,
      judged: {
        name,
        version,
        verdict: { outcome: 'worse', at, measure: 'errors', trial: toFigures(failing), standing: toFigures(standing) },
      },
    },
    (tx) =>
      notify(tx, {
        type: 'section.trial-ended',
        id: name,
        actorId: null,
        values: { seccion: name, version, fallas: describeFailures(failing), causa },
      }),
  ).catch((error: unknown) => {
    if (!(error instanceof HttpError) || error.code !== 'TRANSICION_INVALIDA') throw error;
  });
}

/**
 * Ends every trial for roles that fails by the rule of `isFailing`. A section that cannot be judged does not hold up the
 * others.
 * @throws the first failure
 */
export async function endFailingTrials(deps: TrialDeps): Promise<void> {
  const { remotes } = await deps.sectionStore.readReleases();
  const readOwnVersions = createOwnVersionReader(deps);
  const trials = Object.entries(remotes).filter(([, { trial }]) => trial);
  const judged = await Promise.allSettled(
    trials.map(([name, release]) => endIfFailing(deps, readOwnVersions().get(name), name, release)),
  );
  for (const result of judged) if (result.status === 'rejected') throw result.reason;
}
