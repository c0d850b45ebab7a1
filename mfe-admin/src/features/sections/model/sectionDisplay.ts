import type { Section, SectionHealth, SectionVersionState, SectionVisits } from '@surco/shared/contract';
import { formatCount, formatNumber, noValue, roleLabels } from '@surco/shared/domain';
import type { Tone } from '@surco/shared/ui/display';
import { texts } from '../texts';

export const stateTones: Readonly<Record<SectionVersionState, Tone>> = {
  LIVE: 'green',
  TRIAL: 'gold',
  PREVIEW: 'blue',
  PREVIOUS: 'grey',
  UNUSED: 'grey',
};

const SHORT_COMMIT_LENGTH = 10;

/** The first ten characters of a commit hash; `noValue` without a commit. */
export const formatCommit = (commit: string | null | undefined): string =>
  commit?.slice(0, SHORT_COMMIT_LENGTH) ?? noValue;

/**
 * Describes who gets the version on trial and counts the links: "1.1.0-b: Supervisor · 1 enlace". Returns an empty string
 * without a trial and links.
 */
export function formatTrial({ trial, previews }: Section): string {
  return [
    ...(trial ? [`${trial.version.version}: ${trial.roles.map((role) => roleLabels[role]).join(', ')}`] : []),
    ...(previews.length > 0 ? [formatCount(previews.length, 'enlace', 'enlaces')] : []),
  ].join(' · ');
}

/** The visits of a version, on trial and for everyone together; undefined while they are not known. */
export function findVisits(
  visits: readonly SectionVisits[] | undefined,
  section: string,
  version: string | null | undefined,
) {
  if (!visits) return undefined;
  const rows = visits.filter((row) => row.section === section && row.version === version);
  const total = rows.reduce((sum, row) => sum + row.visits, 0);
  const failed = rows.reduce((sum, row) => sum + Math.min(row.failedVisits, row.visits), 0);
  const [error] = rows.flatMap(({ frequentErrors }) => frequentErrors).sort((a, b) => b.count - a.count);
  const [slowest] = rows.flatMap(({ vitals }) => vitals.LCP.p75 ?? []).sort((a, b) => b - a);
  return { total, failed, share: failed / Math.max(1, total), error, loadMs: slowest };
}
type Visits = ReturnType<typeof findVisits>;

/** `12 visitas, 25 % con errores`; `noValue` without visits. */
export const formatVisits = (visits: Visits): string =>
  visits?.total
    ? `${formatCount(visits.total, 'visita', 'visitas')}, ${texts.withErrors(Math.round(visits.share * 100))}`
    : noValue;

/** `3 × TypeError list.0a1b2c3d.js:2:7`: file, line and column of the most frequent error. */
export const formatError = (visits: Visits): string =>
  visits?.error ? `${visits.error.count} × ${visits.error.error}` : noValue;

export const formatLoadTime = (visits: Visits): string =>
  visits?.loadMs === undefined ? noValue : `${(visits.loadMs / 1_000).toFixed(1)} s`;

/** `1,234 KB`; `noValue` for a version of an older server. */
export const formatSize = (bytes: number | undefined): string =>
  bytes === undefined ? noValue : `${formatNumber(Math.ceil(bytes / 1_024))} KB`;

/**
 * How a section does: what this server serves, then how the version for everyone works, which without its visits is not
 * known.
 */
export function describeHealth(health: SectionHealth, isAway: boolean, visits: Visits) {
  if (isAway) return { tone: 'grey', label: texts.away } as const;
  if (health !== 'OK') return { tone: 'red', label: texts.healthLabels[health] } as const;
  if (!visits) return { tone: 'grey', label: texts.healthLabels.OK } as const;
  const { failed, share } = visits;
  if (failed === 0) return { tone: 'green', label: texts.healthLabels.OK } as const;
  return {
    tone: share > 1 / 3 ? 'red' : 'gold',
    label: texts.withErrors(Math.max(1, Math.round(share * 100))),
  } as const;
}
