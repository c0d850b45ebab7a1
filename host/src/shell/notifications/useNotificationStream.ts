import { useCachePatch, useSession } from '@surco/shared/platform';
import { useEffect } from 'react';
import { scheduleAfterLoad } from '../../common/scheduleAfterLoad';
import { emitSectionTakenBack } from '../../federation/takenBackSections';
import { getCallsAffectedByNotifications, getCallsAffectedByChange } from './affectedCalls';
import type { NotificationSummary } from './tabMessages';

/** Delay in ms, so that it does not compete with the page. */
const START_DELAY_MS = 2500;

/**
 * Starts the notification stream of the user once the page is idle.
 * @param updateCount requests what has come since the page was requested
 */
export function useNotificationStream(updateCount: () => unknown): void {
  const userId = useSession(({ user }) => user?.id);
  const { refresh } = useCachePatch();

  useEffect(() => {
    if (!userId) return undefined;
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    const onNotifications = (notifications: readonly NotificationSummary[]): void =>
      void refresh('GET /notifications', ...getCallsAffectedByNotifications(notifications));
    const onChange = (change: string): void => {
      if (change.startsWith('sections/')) emitSectionTakenBack(change.slice('sections/'.length));
      void refresh(...getCallsAffectedByChange(change));
    };
    const start = (): void => {
      updateCount();
      import(/* webpackChunkName: "notification-stream" */ './stream/notificationStream').then(
        ({ startNotificationStream }) => {
          if (!isUnmounted) stop = startNotificationStream({ userId, onNotifications, onChange });
        },
        (error: unknown) => console.warn(error),
      );
    };
    const cancelStart = scheduleAfterLoad(start, START_DELAY_MS);
    return () => {
      isUnmounted = true;
      cancelStart();
      stop?.();
    };
  }, [userId, refresh, updateCount]);
}
