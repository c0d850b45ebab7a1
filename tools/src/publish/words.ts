import { roleLabels } from '@surco/shared/contract/roles';
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
