import type { UserDetail } from '@surco/shared/contract';
import { updateSessionName, useCachePatch } from '@surco/shared/platform';
import { useMemo } from 'react';

interface UserCache {
  /**
   * Replaces a saved user in the cached profiles, and the name in the session if it is the signed-in user.
   * Refreshes the lists and the profile of the signed-in user.
   */
  storeUser: (user: UserDetail) => void;
  /** Refreshes the cached lists and the cached users by id. */
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
