import type { Section, SectionVersion, SectionVisits } from '@surco/shared/contract';

const absent = 'no version (the section is not shown)';

const menuNotes = {
  WAITING: ['its entries outside its own pages show once an administrator approves them on Parámetros → Secciones'],
  REFUSED: ['an administrator refused its entries: the section is at its address only'],
  APPROVED: [],
} as const;

/** Who gets which version of a section, one line for each audience, and what the menu waits for. */
export function formatSection(section: Section): string[] {
  const { live, ownVersion, isAway, trial, previews, misfit, menu = 'APPROVED' } = section;
  const own = ownVersion === null || isAway ? absent : `${ownVersion}, which comes with the server,`;
  return [
    `${live?.version ?? own} for ${trial ? 'everyone else' : 'everyone'}`,
    ...(trial ? [`${trial.version.version} for ${trial.roles.join(' and ')}`] : []),
    ...(misfit
      ? [`until the server offers ${misfit.needs.join(', ')}, users get ${misfit.served ?? 'no page of it'}`]
      : []),
    ...previews.map(({ version, previewUrl }) => `${version} for whoever opens ${previewUrl}`),
    ...menuNotes[menu],
  ];
}

/** Prints who gets which version. @param notes further lines */
export const printSection = (section: Section, notes: readonly string[] = []): void =>
  console.log([`${section.name}:`, ...[...formatSection(section), ...notes].map((line) => `  ${line}`)].join('\n'));

const MAX_LISTED = 5;

const formatShare = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** The stored versions that nobody gets, first those to go back to, and why trials of stored versions ended. */
export function formatVersions(versions: readonly SectionVersion[]): string[] {
  const former = versions
    .filter(({ state }) => state === 'PREVIOUS')
    .map(({ version }) => `${version} (was for everyone)`);
  const unused = versions.filter(({ state }) => state === 'UNUSED').map(({ version }) => version);
  const others = [...former, ...unused];
  const more = others.length > MAX_LISTED ? ` and ${others.length - MAX_LISTED} more` : '';
  const ended = versions.filter(({ verdict }) => verdict?.outcome === 'worse');
  return [
    ...(others.length > 0 ? [`also stored: ${others.slice(0, MAX_LISTED).join(', ')}${more}`] : []),
    ...ended.flatMap(({ version, verdict }) =>
      verdict
        ? [
            `the trial of ${version} ended by itself: ${formatShare(verdict.trial.value)} of ${verdict.trial.visits} visits failed, and ${formatShare(verdict.standing.value)} of the version for everyone`,
          ]
        : [],
    ),
  ];
}

const formatMs = (value: number | null): string => (value === null ? '–' : `${Math.round(value)} ms`);

function formatVersion({ version, onTrial, vitals, ...row }: SectionVisits): string[] {
  const { visits, failedVisits, failedLoads, frequentErrors } = row;
  const figures = [
    `${visits} ${visits === 1 ? 'visit' : 'visits'}`,
    `${formatShare(Math.min(failedVisits, visits) / Math.max(1, visits))} with errors`,
    ...(failedLoads > 0 ? [`${failedLoads} failed ${failedLoads === 1 ? 'load' : 'loads'}`] : []),
    `p75 LCP ${formatMs(vitals.LCP.p75)}, navigation ${formatMs(vitals.navigation.p75)}, INP ${formatMs(vitals.INP.p75)}`,
  ];
  const errors = frequentErrors.slice(0, 3).map(({ error, count }) => `  ${count} × ${error}`);
  return [`${version}${onTrial ? ' on trial' : ''}, 24 hours: ${figures.join(', ')}`, ...errors];
}

/** How versions worked in the last 24 hours: those that users get now, and those whose trial ended by itself. */
export function formatVisits(
  { name, live, ownVersion, trial, previews, misfit }: Section,
  versions: readonly SectionVersion[],
  visits: readonly SectionVisits[],
): string[] {
  const ended = versions.filter(({ verdict }) => verdict).map(({ version }) => version);
  const onTrial = [trial?.version, ...previews].map((version) => version?.version);
  return visits
    .filter(({ section }) => section === name)
    .filter(({ version, onTrial: isTrial }) =>
      isTrial
        ? [...onTrial, ...ended].includes(version)
        : version === (misfit ? misfit.served : (live?.version ?? ownVersion)),
    )
    .toSorted((a, b) => Number(a.onTrial) - Number(b.onTrial))
    .flatMap(formatVersion);
}
