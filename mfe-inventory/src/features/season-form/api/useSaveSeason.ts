import type { Season } from '@surco/shared/contract';
import { call, notifySuccess, useCachePatch } from '@surco/shared/platform';
import { useAttemptKey } from '../../../state/useAttemptKey';
import type { SeasonDraft } from '../model/draft';
import { texts } from '../texts';

/** Sends a season, new or changed; every list and form that shows seasons follows. */
export function useSaveSeason() {
  const { put, refresh } = useCachePatch();
  const keyFor = useAttemptKey();
  const kept = async (season: Season): Promise<Season> => {
    await put('GET /seasons/{id}', { params: { id: season.id } }, season);
    void refresh('GET /seasons');
    notifySuccess(texts.saved(season.name));
    return season;
  };
  return {
    create: async (body: SeasonDraft) => kept(await call('POST /seasons', { body }, { idempotencyKey: keyFor(body) })),
    change: async (id: string, body: SeasonDraft & { version: number }) =>
      kept(await call('PUT /seasons/{id}', { params: { id }, body }, { idempotencyKey: keyFor(body) })),
  };
}
