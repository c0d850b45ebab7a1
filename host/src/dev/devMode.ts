import { type RuntimeConfig, showErrorToast } from '@surco/shared/platform';
import type { RegisteredRemote } from '@surco/shared/federation';
import { readChosenSection } from './chosenSection';

const loadDevCode = () => import(/* webpackChunkName: "dev" */ './devModeCode');

/** Origin of the local dev server; absent: sections come from the registry only. */
let allowedOrigin: string | undefined;

/** Whether sections may be loaded from the developer's machine. */
export const canUseLocalSections = (): boolean => allowedOrigin !== undefined;

export function openLocalSectionDialog(): void {
  loadDevCode().then(
    (code) => code.openSectionDialog(allowedOrigin ?? ''),
    () => showErrorToast('No se pudo abrir el panel. Revise su red e inténtelo de nuevo.'),
  );
}

/**
 * The registry's remotes, with the chosen one replaced by the build of the developer's machine, as long as that serves
 * one. Also stores the configured origin for `canUseLocalSections` and `openLocalSectionDialog`.
 */
export async function withLocalSection(
  { devRemotes }: RuntimeConfig,
  remotes: readonly RegisteredRemote[],
): Promise<readonly RegisteredRemote[]> {
  allowedOrigin = devRemotes;
  const name = devRemotes && readChosenSection();
  if (!devRemotes || !name) return remotes;
  const code = await loadDevCode().catch(() => null);
  return code ? code.replaceWithLocalSection(devRemotes, name, remotes) : remotes;
}

/** Under `pnpm dev`, reloads the page after each build. A production build drops this code. */
export function reloadOnBuild({ devRemotes }: RuntimeConfig): void {
  if (process.env.NODE_ENV === 'production' || !devRemotes) return;
  void import(/* webpackChunkName: "dev-follow" */ './watchBuilds').then(({ watchBuilds }) =>
    watchBuilds(devRemotes, null, { onBuilt: () => location.reload() }),
  );
}
