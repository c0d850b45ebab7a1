import { useSession } from '@surco/shared/platform';
import { useEffect } from 'react';

/** Long enough after the list that nothing of it competes, in ms. */
const PAUSE = 8000;

let warmed: string | undefined;

/** Once in a tab's life, brings onto a consultant's device what it needs where there is no network. */
export function useFieldData(): void {
  const user = useSession((state) => state.user);
  useEffect(() => {
    if (user?.role !== 'Consultant' || warmed === user.id) return undefined;
    const timer = setTimeout(() => {
      if (!navigator.onLine) return;
      warmed = user.id;
      import(/* webpackChunkName: "warm" */ './warm')
        .then(({ warm }) => warm(user))
        .catch(() => {
          warmed = undefined;
        });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [user]);
}
