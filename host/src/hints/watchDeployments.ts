import type { RegisteredRemote } from '@surco/shared/federation';
import { isVisibleAndOnline, watchVisibilityAndOnline } from '../common/watchVisibilityAndOnline';
import { findNewerVersion } from '../federation/reloadIfStale';
import { confirmUnsavedChanges } from '../navigation/leaveConfirmation';
import { redirectWithReload } from '../session/redirectWithReload';
import { showHint } from './showHint';

const CHECK_INTERVAL_MS = 10 * 60_000;

async function update(): Promise<void> {
  if (await confirmUnsavedChanges()) redirectWithReload(window.location.pathname + window.location.search);
}

/**
 * Offers to load a newer version that was deployed while this page was open: checks when the page is shown again, when
 * the network is back, and every ten minutes. It reloads only on request; `reloadIfStale` does so by itself
 * when code is missing.
 * @returns a function that stops it
 */
export function watchDeployments(remotes: readonly RegisteredRemote[]): () => void {
  let offered: string | null = null;
  const check = async (): Promise<void> => {
    if (!isVisibleAndOnline()) return;
    const version = await findNewerVersion(remotes).catch(() => null);
    if (version === null || version === offered) return;
    offered = version;
    showHint('update', {
      text: 'Hay una versión nueva de Surco. Actualice cuando termine lo que está haciendo.',
      action: { label: 'Actualizar', run: () => void update() },
      closeLabel: 'Después',
    });
  };
  const onEvent = (): void => void check();
  const timer = setInterval(onEvent, CHECK_INTERVAL_MS);
  const stop = watchVisibilityAndOnline(onEvent);
  return () => {
    clearInterval(timer);
    stop();
  };
}
