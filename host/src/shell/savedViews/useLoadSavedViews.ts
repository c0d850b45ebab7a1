import { getSavedViews, loadSavedViews, useSession } from '@surco/shared/platform';
import { useEffect } from 'react';
import { scheduleAfterLoad } from '../../common/scheduleAfterLoad';

/** Delay in ms, so that it does not compete with the page. */
const START_DELAY_MS = 2500;

/**
 * Fetches the saved views of the user: at once on a device that has none yet, so that the first list opens with its
 * default view; else once the page is idle.
 */
export function useLoadSavedViews(): void {
  const userId = useSession(({ user }) => user?.id);
  useEffect(() => {
    if (!userId) return undefined;
    // Without them a list opens as it is; its panel of views says why.
    const load = (): void => void loadSavedViews().catch(() => undefined);
    if (getSavedViews()) return scheduleAfterLoad(load, START_DELAY_MS);
    load();
    return undefined;
  }, [userId]);
}
