import { getBootData, type RuntimeConfig, showErrorToast } from '@surco/shared/platform';
import type { RegisteredRemote } from '@surco/shared/federation';
import { addDeviceMark, hasDeviceMark } from '../common/deviceMarks';
import { readChosenSection } from './chosenSection';

const loadDevCode = () => import(/* webpackChunkName: "dev" */ './devModeCode');

/** Origin of the local dev server; absent: sections come from the registry only. */
let allowedOrigin: string | undefined;

/** An address that ends with it, such as the one that the dev server prints, marks the browser of a developer. */
export const DEVELOPER_HASH = '#dev';
const DEVELOPER_MARK = 'developer';

/** Whether a developer uses this browser: it has the mark, or shows a section that not everybody gets. */
const isDeveloperBrowser = (): boolean =>
  hasDeviceMark(DEVELOPER_MARK) || readChosenSection() !== null || getBootData().previews !== undefined;

/** Whether sections may be loaded from the developer's machine: the host allows it, and a developer uses this browser. */
export const canUseLocalSections = (): boolean => allowedOrigin !== undefined && isDeveloperBrowser();

export function openLocalSectionDialog(): void {
  loadDevCode().then(
    (code) => code.openSectionDialog(allowedOrigin ?? ''),
    () => showErrorToast('No se pudo abrir el panel. Revise su red e inténtelo de nuevo.'),
  );
}

/**
 * The registry's sections, with the chosen one replaced by the build of the developer's machine, as long as that serves
 * one. Also stores the configured origin for `canUseLocalSections` and `openLocalSectionDialog`.
 */
export async function withLocalSection(
  { devRemotes }: RuntimeConfig,
  remotes: readonly RegisteredRemote[],
): Promise<readonly RegisteredRemote[]> {
  allowedOrigin = devRemotes;
  if (location.hash === DEVELOPER_HASH) addDeviceMark(DEVELOPER_MARK);
  const name = devRemotes && readChosenSection();
  if (!devRemotes || !name) return remotes;
  const code = await loadDevCode().catch(() => null);
  return code ? code.replaceWithLocalSection(devRemotes, name, remotes) : remotes;
}

/**
 * Under `pnpm dev` for the whole product, reloads the page after each build; those of the chosen section are for the
 * badge. Other builds drop this code.
 */
export function reloadOnBuild({ devRemotes }: RuntimeConfig): void {
  if (!IS_WATCHED || !devRemotes) return;
  void import(/* webpackChunkName: "dev-follow" */ './watchBuilds').then(({ watchBuilds }) =>
    watchBuilds(devRemotes, null, {
      onBuilt: (built) => {
        if (built !== readChosenSection()) location.reload();
      },
    }),
  );
}
