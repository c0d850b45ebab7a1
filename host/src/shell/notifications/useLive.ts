import { useCachePatch, useSession } from '@surco/shared/platform';
import { useEffect, useState } from 'react';
import { whenQuiet } from '../../whenQuiet';
import { callsAbout, callsChanged } from './concerns';
import type { Notice } from './news';

/** Long enough after the page that nothing of it competes, in ms. */
const PAUSE = 2500;

/** Follows the person's notices from when the page is quiet. @returns whether that has begun */
export function useLive(): boolean {
  const userId = useSession(({ user }) => user?.id);
  const { refresh } = useCachePatch();
  const [begun, setBegun] = useState(false);

  useEffect(() => {
    if (!userId) return undefined;
    let end: (() => void) | undefined;
    let over = false;
    const onNews = (fresh: readonly Notice[]): void => void refresh('GET /notifications', ...callsAbout(fresh));
    const onChanged = (what: string): void => void refresh(...callsChanged(what));
    const begin = (): void => {
      setBegun(true);
      import(/* webpackChunkName: "live" */ './live/live').then(
        ({ startLive }) => {
          if (!over) end = startLive({ userId, onNews, onChanged });
        },
        (error: unknown) => console.warn(error),
      );
    };
    const callOff = whenQuiet(begin, PAUSE);
    return () => {
      over = true;
      callOff();
      end?.();
    };
  }, [userId, refresh]);

  return begun;
}
