import { roleLabels } from '@surco/shared/contract/roles';
import type { PruneOptions } from './options';
import type { Unused } from './prune';
import type { Audience, Release } from '@surco/shared/federation/releases';

const ORIGIN = 'la que trae el servidor';

export const versionName = (version: string | null): string => version ?? ORIGIN;

/** Whom a canary is for. */
export function audienceName({ percent, roles = [] }: Audience): string {
  const parts = [...(percent ? [`${percent} % de las personas`] : []), ...roles.map((role) => roleLabels[role])];
  return parts.join(' y ');
}

/** What a release serves to whom, one line each. */
export function releaseLines({ live, before, canary }: Release): string[] {
  return [
    `${versionName(live)} para ${canary ? 'los demás' : 'todos'}`,
    ...(canary ? [`${canary.version} para ${audienceName(canary)}`] : []),
    ...(before.length ? [`antes: ${before.map(versionName).join(', ')}`] : []),
  ];
}

/** What a clean-up removed, or would remove. */
export function prunedLines(versions: readonly Unused[], { target, days, dryRun }: PruneOptions): string[] {
  if (versions.length === 0)
    return [`${target}: ninguna versión lleva más de ${days} días fuera de uso; todas se quedan.`];
  return [
    `${target}: ${dryRun ? 'se borrarían' : 'se borraron'} ${versions.length} sin uso desde hace más de ${days} días:`,
    ...versions.map(({ name, version }) => `  ${name} ${version}`),
  ];
}
