import type { Season } from '@surco/shared/contract';
import { call, showSuccessToast, useCachePatch, useIdempotencyKey } from '@surco/shared/platform';
import type { SeasonFormValues } from '../model/formValues';
import { texts } from '../texts';

/** Functions that create or update a season, update the cached seasons and show a success toast. */
export function useSaveSeason() {
  const { put, refresh } = useCachePatch();
  const getIdempotencyKey = useIdempotencyKey();
  const finishSave = async (season: Season): Promise<Season> => {
    await put('GET /seasons/{id}', { params: { id: season.id } }, season);
    // The list of inventory shows the current season.
    void Promise.all([refresh('GET /seasons'), refresh('GET /inventories'), refresh('GET /inventories/totals')]);
    showSuccessToast(texts.saved(season.name));
    return season;
  };
  return {
    create: async (body: SeasonFormValues) =>
      finishSave(await call('POST /seasons', { body }, { idempotencyKey: getIdempotencyKey(body) })),
    update: async (id: string, body: SeasonFormValues & { version: number }) =>
      finishSave(
        await call('PUT /seasons/{id}', { params: { id }, body }, { idempotencyKey: getIdempotencyKey(body) }),
      ),
  };
}
