import { useRef, useState } from 'react';
import type { PaperLink } from '../../contract';
import { call, useCall } from '../../platform';
import type { PaperToShare } from './paper-to-share';

const isOfPeriod = (link: PaperLink, { seasonId, from, to }: NonNullable<PaperToShare['period']>): boolean =>
  link.seasonId === (seasonId ?? null) && link.from === (from ?? null) && link.to === (to ?? null);

/**
 * The links of a paper, the newest first. The first look at a paper without a valid link creates one: who shares
 * wants it, and the share sheet opens only soon after a press.
 * @param isOnline without a network nothing is fetched
 */
export function usePaperLinks({ kind, id, customerId, period = {} }: PaperToShare, isOnline: boolean) {
  const [failure, setFailure] = useState<unknown>(null);
  const [isCreating, setIsCreating] = useState(false);
  const hasLooked = useRef(false);
  const findCurrent = (links: readonly PaperLink[] | undefined): PaperLink | undefined =>
    links?.find((link) => link.state === 'VIGENTE' && link.url !== null && isOfPeriod(link, period));
  const {
    data: links,
    error,
    mutate,
  } = useCall('GET /links', isOnline ? { query: { kind, id } } : null, {
    onSuccess: (found) => {
      if (!hasLooked.current && !findCurrent(found)) void create();
      hasLooked.current = true;
    },
  });

  const update = async (change: () => Promise<PaperLink>): Promise<boolean> => {
    setFailure(null);
    try {
      const changed = await change();
      await mutate((known = []) => [changed, ...known.filter((link) => link.id !== changed.id)].sort(byNewest), {
        revalidate: false,
      });
      return true;
    } catch (caught) {
      setFailure(caught);
      return false;
    }
  };
  const create = async (): Promise<boolean> => {
    setIsCreating(true);
    const isCreated = await update(() =>
      call('POST /links', { body: { kind, id, ...period, ...(customerId ? { customerId } : {}) } }),
    );
    setIsCreating(false);
    return isCreated;
  };
  const revoke = (link: PaperLink): Promise<boolean> =>
    update(() => call('DELETE /links/{id}', { params: { id: link.id } }));

  const isWaiting = isOnline && (isCreating || (links === undefined && error === undefined));
  return { links, current: findCurrent(links), create, revoke, isWaiting, error: failure ?? error };
}

const byNewest = (a: PaperLink, b: PaperLink): number => b.createdAt.localeCompare(a.createdAt);
