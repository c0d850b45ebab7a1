import { session } from '@surco/shared/platform';
import type { RegisteredRemote } from '@surco/shared/federation/manifest';
import { whenQuiet } from '../whenQuiet';

/** Long enough after the first page that nothing of it competes, in ms. */
const PAUSE = 4000;

/** Prepares the device of whoever is signed in, or signs in later, for places without a network. */
export function startOffline(remotes: readonly RegisteredRemote[]): void {
  let prepared: string | undefined;
  const prepare = (): void => {
    const id = session.get().user?.id;
    if (!id || id === prepared) return;
    prepared = id;
    whenQuiet(() => {
      import(/* webpackChunkName: "device" */ './device').then(
        ({ startDevice }) => startDevice(remotes),
        (error: unknown) => {
          prepared = undefined;
          console.warn(error);
        },
      );
    }, PAUSE);
  };
  prepare();
  session.subscribe(prepare);
}
