import { session } from '@surco/shared/platform';
import type { RegisteredRemote } from '@surco/shared/federation';
import { scheduleAfterLoad } from '../common/scheduleAfterLoad';
import { canPrepareDevice, isOfflineRole, resetReadiness } from './readiness';
import { retryPreparation } from './retryPreparation';

/** Delay in ms, so that it does not compete with the first page. */
const START_DELAY_MS = 4000;

/** Prepares the device for work without a network, for the current user and each one who signs in later. */
export function startOffline(remotes: readonly RegisteredRemote[]): void {
  let preparedUserId: string | undefined;
  const prepare = (): void => {
    const { user } = session.get();
    if (user?.id === preparedUserId) return;
    preparedUserId = user?.id;
    resetReadiness(user !== null && canPrepareDevice && isOfflineRole(remotes, user.role));
    if (!user) return;
    scheduleAfterLoad(() => {
      void retryPreparation(user.id, async () => {
        const { prepareDevice } = await import(/* webpackChunkName: "device" */ './prepareDevice');
        void prepareDevice(remotes);
        return true;
      });
    }, START_DELAY_MS);
  };
  prepare();
  session.subscribe(prepare);
}
