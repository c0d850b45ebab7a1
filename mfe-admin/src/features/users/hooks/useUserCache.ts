import type { UserDetail } from '@surco/shared/contract';
import { useCachePatch } from '@surco/shared/platform';
import { useMemo } from 'react';
import { updateSessionName } from '../../../common/model/updateSessionName';

interface UserCache {
  /** Stores the answer of a write in the cache and refreshes the lists. */
  storeUser: (user: UserDetail) => void;
  /** Refreshes all cached users. */
  refreshUsers: () => Promise<unknown>;
}

export function useUserCache(): UserCache {
  const { patch, refresh } = useCachePatch();
  return useMemo(
    () => ({
      storeUser: (user) => {
        void patch('GET /users/{id}', (cached) => (cached.id === user.id ? user : cached));
        updateSessionName(user);
        void refresh('GET /users', 'GET /users/me');
      },
      refreshUsers: () => refresh('GET /users', 'GET /users/{id}'),
    }),
    [patch, refresh],
  );
}
