import { session } from '@surco/shared/platform';
import type { RegisteredRemote } from '@surco/shared/federation';
import { scheduleAfterLoad } from '../common/scheduleAfterLoad';

/** Delay in ms, so that it does not compete with the first page. */
const START_DELAY_MS = 4000;

/** Prepares the device for work without a network, for the current user and each one who signs in later. */
export function startOffline(remotes: readonly RegisteredRemote[]): void {
  let preparedUserId: string | undefined;
  const prepare = (): void => {
    const id = session.get().user?.id;
    if (!id || id === preparedUserId) return;
    preparedUserId = id;
    scheduleAfterLoad(() => {
      import(/* webpackChunkName: "device" */ './prepareDevice').then(
        ({ prepareDevice }) => prepareDevice(remotes),
        (error: unknown) => {
          preparedUserId = undefined;
          console.warn(error);
        },
      );
    }, START_DELAY_MS);
  };
  prepare();
  session.subscribe(prepare);
}
