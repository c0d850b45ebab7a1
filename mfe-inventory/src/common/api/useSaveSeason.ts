import type { CallInput, Season } from '@surco/shared/contract';
import { call, showSuccessToast, useCachePatch, useIdempotencyKey } from '@surco/shared/platform';
import { seasonSaved } from '../texts';

type SeasonBody = CallInput<'POST /seasons'>['body'];

/** Functions that create or update a season, update the cached seasons and show a success toast. */
export function useSaveSeason() {
  const { put, refresh } = useCachePatch();
  const getIdempotencyKey = useIdempotencyKey();
  const finishSave = async (season: Season): Promise<Season> => {
    await put('GET /seasons/{id}', { params: { id: season.id } }, season);
    // The list of inventory shows the current season.
    void Promise.all([refresh('GET /seasons'), refresh('GET /inventories'), refresh('GET /inventories/totals')]);
    showSuccessToast(seasonSaved(season.name));
    return season;
  };
  return {
    create: async (body: SeasonBody) =>
      finishSave(await call('POST /seasons', { body }, { idempotencyKey: getIdempotencyKey(body) })),
    update: async (id: string, body: SeasonBody & { version: number }) =>
      finishSave(
        await call('PUT /seasons/{id}', { params: { id }, body }, { idempotencyKey: getIdempotencyKey(body) }),
      ),
  };
}
