import type { CallRequest } from '@surco/shared/contract';
import { call, notifyError, useCachePatch, useCall } from '@surco/shared/platform';
import { useMemo } from 'react';
import { tellRead } from './news';

/** Only its total is used. */
const UNREAD: CallRequest<'GET /notifications'> = { query: { unread: 'true', page: 1, size: 1 } };

/** How many notices the person has not read; unknown, and not asked for, until it is `wanted`. */
export const useUnread = (wanted = true): number | undefined =>
  useCall('GET /notifications', wanted ? UNREAD : null).data?.totalRecords;

interface Reading {
  /** Says that one was read, which is seen at once. */
  readOne: (id: string) => Promise<void>;
  readAll: () => Promise<void>;
}

/** What marks notices as read, here and in the other tabs. */
export function useReading(): Reading {
  const { patch, refresh } = useCachePatch();
  return useMemo(() => {
    const settle = async (work: Promise<unknown>): Promise<void> => {
      try {
        await work;
        tellRead();
      } catch (error) {
        notifyError(error);
      }
      await refresh('GET /notifications');
    };
    return {
      readOne: (id) => {
        const readAt = new Date().toISOString();
        void patch('GET /notifications', (page) => ({
          ...page,
          data: page.data.map((notice) => (notice.id === id ? { ...notice, readAt } : notice)),
        }));
        return settle(call('PUT /notifications/{id}/read', { params: { id } }));
      },
      readAll: () => settle(call('POST /notifications/read-all', {})),
    };
  }, [patch, refresh]);
}
