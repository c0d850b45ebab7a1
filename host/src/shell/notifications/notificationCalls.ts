import type { CallRequest } from '@surco/shared/contract';
import { call, showErrorToast, useCachePatch, useCall, useSession } from '@surco/shared/platform';
import { useMemo } from 'react';
import { notifyTabsOfRead } from './tabMessages';

/** Only the total of the response is used. */
const UNREAD_REQUEST: CallRequest<'GET /notifications'> = { query: { unread: 'true', page: 1, size: 1 } };

/**
 * Number of unread notifications; as it came with the user details until it has been requested.
 * @param waits whether only `update` requests it, for the first page
 */
export function useUnreadCount(waits = false): { unreadCount: number; update: () => unknown } {
  const first = useSession(({ user }) => user?.unreadNotifications) ?? 0;
  const { data, mutate } = useCall('GET /notifications', UNREAD_REQUEST, { revalidateOnMount: !waits });
  return { unreadCount: data?.totalRecords ?? first, update: mutate };
}

interface MarkAsRead {
  /** Marks one as read; the cached lists show it at once. */
  markAsRead: (id: string) => Promise<void>;
  markAllAsRead: () => Promise<void>;
}

/** Functions that mark notifications as read, in this tab and the others. */
export function useMarkAsRead(): MarkAsRead {
  const { patch, refresh } = useCachePatch();
  return useMemo(() => {
    const completeMarking = async (request: Promise<unknown>): Promise<void> => {
      try {
        await request;
        notifyTabsOfRead();
      } catch (error) {
        showErrorToast(error);
      }
      await refresh('GET /notifications');
    };
    return {
      markAsRead: (id) => {
        const readAt = new Date().toISOString();
        void patch('GET /notifications', (page) => ({
          ...page,
          data: page.data.map((notification) => (notification.id === id ? { ...notification, readAt } : notification)),
        }));
        return completeMarking(call('PUT /notifications/{id}/read', { params: { id } }));
      },
      markAllAsRead: () => completeMarking(call('POST /notifications/read-all', {})),
    };
  }, [patch, refresh]);
}
