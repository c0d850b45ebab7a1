import { session } from '@surco/shared/platform';
import type { RegisteredRemote } from '@surco/shared/federation/manifest';

/** Long enough after the first page that nothing of it competes, in ms. */
const PAUSE = 4000;

/** Once the page stands and the browser has nothing to do. */
function whenQuiet(work: () => void): void {
  const soon = (): void => {
    setTimeout(() => ('requestIdleCallback' in window ? window.requestIdleCallback(work) : work()), PAUSE);
  };
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}

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
    });
  };
  prepare();
  session.subscribe(prepare);
}
