import type { Section, SectionVisits } from '@surco/shared/contract';
import { formatVerdict } from '../common';

const formatMs = (value: number | null): string => (value === null ? '–' : `${Math.round(value)} ms`);

const formatRate = ({ visits, failedVisits }: SectionVisits): string =>
  `${((Math.min(failedVisits, visits) / Math.max(1, visits)) * 100).toFixed(1)} % with errors`;

function formatVersion(row: SectionVisits): string[] {
  const { version, onTrial, visits, failedLoads, frequentErrors, vitals } = row;
  const figures = [
    `${visits} visits`,
    formatRate(row),
    ...(failedLoads > 0 ? [`${failedLoads} failed loads`] : []),
    `p75 LCP ${formatMs(vitals.LCP.p75)}, navigation ${formatMs(vitals.navigation.p75)}, INP ${formatMs(vitals.INP.p75)}`,
  ];
  const errors = frequentErrors.slice(0, 3).map(({ error, count }) => `  ${count} × ${error}`);
  return [`${version}${onTrial ? ' on trial' : ''}, 24 hours: ${figures.join(', ')}`, ...errors];
}

/** How the versions that users get now worked for them in the last 24 hours: that of everyone first, then those on trial. */
export function formatVisits({ name, live, ownVersion, trial, previews }: Section, visits: readonly SectionVisits[]) {
  const versionForEveryone = live?.version ?? ownVersion;
  const onTrial = [trial?.version, ...previews].map((version) => version?.version);
  return visits
    .filter(({ section }) => section === name)
    .filter((row) => (row.onTrial ? onTrial.includes(row.version) : row.version === versionForEveryone))
    .toSorted((a, b) => Number(a.onTrial) - Number(b.onTrial))
    .flatMap(formatVersion);
}

/** Whether the trial is watched, or what its guard decided. */
export function formatGuard({ trial }: Section): string[] {
  if (!trial) return [];
  const { guardedUntil, version } = trial;
  return [
    ...(guardedUntil ? [`the trial is watched until ${guardedUntil}`] : []),
    ...(version.verdict ? [`verdict of the guard: ${version.verdict.outcome}. ${formatVerdict(version.verdict)}`] : []),
  ];
}
