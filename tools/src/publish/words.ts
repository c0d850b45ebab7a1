import { roleLabels } from '@surco/shared/contract/roles';
import type { PruneOptions } from './options';
import type { Unused } from './prune';
import type { Audience, Release } from '@surco/shared/federation/releases';

/** @param isOwn whether the server is known to bring a build of its own along */
const versionName = (version: string | null, isOwn: boolean): string =>
  version ?? (isOwn ? 'la que trae el servidor' : 'la que traiga el servidor, si trae alguna,');

/** Whom a canary is for. */
function audienceName({ percent, roles = [] }: Audience): string {
  const parts = [...(percent ? [`${percent} % de las personas`] : []), ...roles.map((role) => roleLabels[role])];
  return parts.join(' y ');
}

/** What a release serves to whom, one line each. */
export function releaseLines({ live, before, canary }: Release, isOwn: boolean): string[] {
  const name = (version: string | null): string => versionName(version, isOwn);
  return [
    `${name(live)} para ${canary ? 'los demás' : 'todos'}`,
    ...(canary ? [`${canary.version} para ${audienceName(canary)}`] : []),
    ...(before.length ? [`antes: ${before.map(name).join(', ').replace(/,$/, '')}`] : []),
  ];
}

const ON_DISK: Readonly<Record<string, string>> = {
  EACCES: 'no se puede escribir ahí',
  EPERM: 'no se puede escribir ahí',
  EROFS: 'solo se puede leer',
  ENOTDIR: 'no es una carpeta',
  ENOSPC: 'ya no hay espacio',
};

/** What went wrong, for the person who gave the order. */
export function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path } = { code: '', path: '', ...error };
  const known = ON_DISK[code];
  return known ? `${path}: ${known}. No se cambió nada de lo que ven las personas.` : error.message;
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
