import { notifyError, type RuntimeConfig } from '@surco/shared/platform';
import type { RegisteredRemote } from '@surco/shared/federation/manifest';
import { chosenSection } from './choice';

const load = () => import(/* webpackChunkName: "dev" */ './panel');

/** Where a section may come from; absent: from nowhere but the registry. */
let allowed: string | undefined;

/** Whether a person may take a section from the machine in front of it. */
export const allowsOwnMachine = (): boolean => allowed !== undefined;

export function openPanel(): void {
  load().then(
    (panel) => panel.open(allowed ?? ''),
    () => notifyError('No se pudo abrir el panel. Revise su red e inténtelo de nuevo.'),
  );
}

/** The registry's remotes, or with one of them as the person's own machine serves it. */
export async function withOwnMachine(
  { devRemotes }: RuntimeConfig,
  remotes: readonly RegisteredRemote[],
): Promise<readonly RegisteredRemote[]> {
  allowed = devRemotes;
  const name = devRemotes && chosenSection();
  if (!devRemotes || !name) return remotes;
  const panel = await load().catch(() => null);
  return panel ? panel.take(devRemotes, name, remotes) : remotes;
}

/** A host that `pnpm dev` builds draws itself anew when something was built; of any other nothing of this is left. */
export function followBuilds({ devRemotes }: RuntimeConfig): void {
  if (process.env.NODE_ENV === 'production' || !devRemotes) return;
  void import(/* webpackChunkName: "dev-follow" */ './follow').then(({ follow }) =>
    follow(devRemotes, null, { onBuilt: () => location.reload() }),
  );
}
