import { session } from '@surco/shared/platform';
import type { RegisteredRemote } from '@surco/shared/federation';
import { isVisibleAndOnline, watchVisibilityAndOnline } from '../common/watchVisibilityAndOnline';
import { findNewerVersion } from '../federation/reloadIfStale';
import { onSectionTakenBack } from '../federation/takenBackSections';
import { isOpenToRole } from '../navigation/guard';
import { confirmUnsavedChanges } from '../navigation/leaveConfirmation';
import { redirectWithReload } from '../session/redirectWithReload';
import { showHint } from './showHint';

const CHECK_INTERVAL_MS = 10 * 60_000;
/** The instances of the server learn of it at the same moment as this tab. */
const TAKEN_BACK_DELAY_MS = 1000;

function canUserOpen({ routes }: RegisteredRemote): boolean {
  const { user } = session.get();
  return user !== null && routes.some(({ roles }) => isOpenToRole(roles, user.role));
}

async function update(): Promise<void> {
  if (await confirmUnsavedChanges()) redirectWithReload(window.location.pathname + window.location.search);
}

/**
 * Offers to load a newer version that was deployed while this page was open: checks when the page is shown again, when
 * the network is back, every ten minutes, and when a version that it runs was taken back, which it says. It reloads only
 * on request; `reloadIfStale` does so by itself when code is missing.
 * @returns a function that stops it
 */
export function watchDeployments(remotes: readonly RegisteredRemote[]): () => void {
  let offered: string | null = null;
  const takenBack = new Set<RegisteredRemote>();
  const check = async (): Promise<void> => {
    if (!isVisibleAndOnline()) return;
    const newer = await findNewerVersion(remotes).catch(() => undefined);
    // Without an answer it is said later.
    if (newer === undefined) return;
    const concernsUser = newer?.replaced.some((remote) => takenBack.has(remote) && canUserOpen(remote));
    takenBack.clear();
    if (!newer || (newer.id === offered && !concernsUser)) return;
    offered = newer.id;
    showHint('update', {
      text: concernsUser
        ? 'Una sección cambió, y aquí sigue abierta la versión anterior. Actualice para ver lo que está en servicio; si tiene algo sin guardar, se le preguntará antes.'
        : 'Hay una versión nueva de Surco. Actualice cuando termine lo que está haciendo.',
      action: { label: 'Actualizar', run: () => void update() },
      closeLabel: 'Después',
    });
  };
  const onEvent = (): void => void check();
  const timer = setInterval(onEvent, CHECK_INTERVAL_MS);
  const stops = [
    watchVisibilityAndOnline(onEvent),
    onSectionTakenBack((version) => {
      const running = remotes.find((remote) => `${remote.name}/${remote.version}` === version);
      if (!running) return;
      takenBack.add(running);
      setTimeout(onEvent, TAKEN_BACK_DELAY_MS);
    }),
  ];
  return () => {
    clearInterval(timer);
    for (const stop of stops) stop();
  };
}
