import type { UserDetail } from '@surco/shared/contract';
import { useCachePatch } from '@surco/shared/platform';
import { useMemo } from 'react';
import { renameSession } from '../../../state/people';

interface KeepUser {
  /** Puts what a write answered where it is shown; the lists are fetched again. */
  keep: (user: UserDetail) => void;
  /** Has users fetched again wherever they are shown. */
  refresh: () => Promise<unknown>;
}

export function useKeepUser(): KeepUser {
  const { patch, refresh } = useCachePatch();
  return useMemo(
    () => ({
      keep: (user) => {
        void patch('GET /users/{id}', (shown) => (shown.id === user.id ? user : shown));
        renameSession(user);
        void refresh('GET /users', 'GET /users/me');
      },
      refresh: () => refresh('GET /users', 'GET /users/{id}'),
    }),
    [patch, refresh],
  );
}
