import type { Section, SectionVersion, SectionVersionState, SectionVisits } from '@surco/shared/contract';
import { formatCount, formatNumber, noValue, type Role, roleLabels } from '@surco/shared/domain';
import type { Tone } from '@surco/shared/ui/display';
import { texts } from '../texts';

/** Not green: who gets a version does not say how it does. */
const stateTones: Readonly<Record<SectionVersionState, Tone>> = {
  LIVE: 'blue',
  TRIAL: 'gold',
  PREVIEW: 'gold',
  PREVIOUS: 'grey',
  UNUSED: 'grey',
};

const SHORT_COMMIT_LENGTH = 10;
const MAX_ERRORS = 3;

/** The first ten characters of a commit hash, and whether the build had other changes; `noValue` without a commit. */
export function formatCommit(commit: string | null | undefined): string {
  if (!commit) return noValue;
  const [hash = '', changed] = commit.split('-');
  return `${hash.slice(0, SHORT_COMMIT_LENGTH)}${changed ? texts.otherChanges : ''}`;
}

/** The published version that most users get; undefined when nobody gets one. */
export const findPublished = ({ live, trial, previews }: Section): SectionVersion | undefined =>
  live ?? trial?.version ?? previews[0];

/** The version that a row describes: that of everyone, or, when users get none, the one on trial. */
export const findDescribed = (section: Section): SectionVersion | undefined =>
  section.ownVersion === null || section.isAway ? findPublished(section) : (section.live ?? undefined);

const formatRoles = (roles: readonly Role[]): string => roles.map((role) => roleLabels[role]).join(', ');

/** `Ventas (mfe-sales)`; the name alone of a section without an entry in the menu. */
export const formatSectionName = ({ label, name }: Pick<Section, 'label' | 'name'>): string =>
  label === name ? name : `${label} (${name})`;

/** Who gets the version on trial and how it works for them, then the versions with a link: "1.1.0-b: Supervisor". */
export const listTrials = ({ trial, previews }: Section, visits: Visits): string[] => [
  ...(trial ? [`${trial.version.version}: ${formatRoles(trial.roles)}`, formatVisits(visits)] : []),
  ...previews.map(({ version }) => texts.byLink(version)),
];

/**
 * Who gets a version: `Todos`, `A prueba: Supervisor`. While the live version waits, everyone gets another one.
 * @param versions all of the section
 */
export function describeAudience(
  { state, version, roles = [], misfit }: SectionVersion,
  versions: readonly SectionVersion[],
) {
  if (misfit) return { tone: 'gold', label: texts.waits, note: texts.misfit(misfit) } as const;
  const shown = versions.some((other) => other.misfit?.served === version) ? 'LIVE' : state;
  return { tone: stateTones[shown], label: [texts.stateLabels[shown], formatRoles(roles)].filter(Boolean).join(': ') };
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
  const counts = new Map<string, number>();
  for (const { error, count } of rows.flatMap(({ frequentErrors }) => frequentErrors))
    counts.set(error, (counts.get(error) ?? 0) + count);
  const errors = [...counts].map(([error, count]) => ({ error, count })).sort((a, b) => b.count - a.count);
  const [slowest] = rows.flatMap(({ vitals }) => vitals.LCP.p75 ?? []).sort((a, b) => b - a);
  return { total, failed, share: failed / Math.max(1, total), errors, loadMs: slowest };
}
type Visits = ReturnType<typeof findVisits>;

/** A few failures are not none. */
const toPercent = (share: number): number => (share > 0 ? Math.max(1, Math.round(share * 100)) : 0);

/** `12 visitas, 25 % con errores`; `noValue` without visits. */
export const formatVisits = (visits: Visits): string =>
  visits?.total
    ? `${formatCount(visits.total, 'visita', 'visitas')}, ${texts.withErrors(toPercent(visits.share))}`
    : noValue;

/** `3 × TypeError list.0a1b2c3d.js:2:7`: file, line and column of the most frequent errors. */
export const listErrors = (visits: Visits): string[] =>
  (visits?.errors ?? []).slice(0, MAX_ERRORS).map(({ count, error }) => `${count} × ${error}`);

export const formatLoadTime = (visits: Visits): string =>
  visits?.loadMs === undefined ? noValue : `${(visits.loadMs / 1_000).toFixed(1)} s`;

/** `1,234 KB`; `noValue` for a version of an older server. */
export const formatSize = (bytes: number | undefined): string =>
  bytes === undefined ? noValue : `${formatNumber(Math.ceil(bytes / 1_024))} KB`;

/** The visits of all versions that somebody gets: for everyone, on trial, and by a link. */
export function findSectionVisits(all: readonly SectionVisits[] | undefined, section: Section) {
  const { name, live, ownVersion, trial, previews, misfit } = section;
  const find = (version: string | null | undefined) => findVisits(all, name, version);
  return {
    live: find(misfit ? misfit.served : (live?.version ?? ownVersion)),
    trial: find(trial?.version.version),
    previews: previews.map(({ version }) => find(version)),
  };
}
export type AllVisits = ReturnType<typeof findSectionVisits>;

/**
 * How a section does: what this server serves, then how the worst version works that somebody gets, which without its
 * visits is not known.
 */
export function describeHealth(section: Section, visits: AllVisits) {
  const { health, isAway = false, misfit } = section;
  if (!isAway && health !== 'OK')
    return { tone: misfit?.served ? 'gold' : 'red', label: texts.healthLabels[health] } as const;
  const [worst] = [
    ...(isAway ? [] : [{ of: texts.withErrors, share: visits.live?.share ?? 0 }]),
    { of: texts.trialWithErrors, share: visits.trial?.share ?? 0 },
    ...visits.previews.map((found) => ({ of: texts.linkWithErrors, share: found?.share ?? 0 })),
  ].sort((a, b) => b.share - a.share);
  if (worst && worst.share > 0)
    return {
      tone: worst.share > 1 / 3 ? 'red' : 'gold',
      label: worst.of(toPercent(worst.share)),
    } as const;
  if (isAway) return { tone: 'grey', label: texts.away } as const;
  if (!findPublished(section) && section.ownVersion === null) return { tone: 'grey', label: texts.unused } as const;
  return { tone: visits.live ? 'green' : 'grey', label: texts.healthLabels.OK } as const;
}
