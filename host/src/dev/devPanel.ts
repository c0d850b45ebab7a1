import { type RuntimeConfig, showErrorToast } from '@surco/shared/platform';
import type { RegisteredRemote } from '@surco/shared/federation';
import { readChosenSection } from './chosenSection';

const loadPanelCode = () => import(/* webpackChunkName: "dev" */ './devPanelCode');

/** Origin of the local dev server; absent: sections come from the registry only. */
let allowedOrigin: string | undefined;

/** Whether sections may be loaded from the developer's machine. */
export const canUseLocalSections = (): boolean => allowedOrigin !== undefined;

export function openDevPanel(): void {
  loadPanelCode().then(
    (panel) => panel.openSectionDialog(allowedOrigin ?? ''),
    () => showErrorToast('No se pudo abrir el panel. Revise su red e inténtelo de nuevo.'),
  );
}

/** The registry's remotes, with the chosen one replaced by the build of the developer's machine. */
export async function withLocalSection(
  { devRemotes }: RuntimeConfig,
  remotes: readonly RegisteredRemote[],
): Promise<readonly RegisteredRemote[]> {
  allowedOrigin = devRemotes;
  const name = devRemotes && readChosenSection();
  if (!devRemotes || !name) return remotes;
  const panel = await loadPanelCode().catch(() => null);
  return panel ? panel.replaceWithLocalSection(devRemotes, name, remotes) : remotes;
}

/** Under `pnpm dev`, reloads the page after each build. A production build drops this code. */
export function reloadOnBuild({ devRemotes }: RuntimeConfig): void {
  if (process.env.NODE_ENV === 'production' || !devRemotes) return;
  void import(/* webpackChunkName: "dev-follow" */ './watchBuilds').then(({ watchBuilds }) =>
    watchBuilds(devRemotes, null, { onBuilt: () => location.reload() }),
  );
}
