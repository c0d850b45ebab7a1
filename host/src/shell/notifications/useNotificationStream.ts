import { useCachePatch, useSession } from '@surco/shared/platform';
import { useEffect, useState } from 'react';
import { scheduleAfterLoad } from '../../common/scheduleAfterLoad';
import { getCallsAffectedByNotifications, getCallsAffectedByChange } from './affectedCalls';
import type { NotificationSummary } from './tabMessages';

/** Delay in ms, so that it does not compete with the page. */
const START_DELAY_MS = 2500;

/**
 * Starts the notification stream of the user once the page is idle.
 * @returns whether that time has come; the unread count, which waits for it too, does not need the stream
 */
export function useNotificationStream(): boolean {
  const userId = useSession(({ user }) => user?.id);
  const { refresh } = useCachePatch();
  const [isStarted, setStarted] = useState(false);

  useEffect(() => {
    if (!userId) return undefined;
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    const onNotifications = (notifications: readonly NotificationSummary[]): void =>
      void refresh('GET /notifications', ...getCallsAffectedByNotifications(notifications));
    const onChange = (change: string): void => void refresh(...getCallsAffectedByChange(change));
    const start = (): void => {
      setStarted(true);
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
  }, [userId, refresh]);

  return isStarted;
}
