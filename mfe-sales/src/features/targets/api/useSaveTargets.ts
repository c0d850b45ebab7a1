import type { TargetGrid } from '@surco/shared/contract';
import { ApiError, call, mapFieldErrors, useCachePatch, useIdempotencyKey } from '@surco/shared/platform';
import { describeConflicts, mapErrorsToForm, type TargetFormValues, toRequestBody } from '../model/targetForm';

/** Returns the function that saves the changed targets of a grid. */
export function useSaveTargets() {
  const { put, refresh } = useCachePatch();
  const getIdempotencyKey = useIdempotencyKey();
  const store = async (grid: TargetGrid): Promise<void> => {
    await put('GET /targets', { query: { seasonId: grid.season.id, owner: grid.owner } }, grid);
    void refresh('GET /targets/progress');
  };
  /**
   * @param onConflict called with the stored grid when others have changed one of the targets
   * @throws ApiError, whose field errors are at the cells of the form
   */
  return async (
    grid: TargetGrid,
    values: TargetFormValues,
    onConflict: (stored: TargetGrid) => void,
  ): Promise<{ grid: TargetGrid; count: number }> => {
    const body = toRequestBody(grid, values);
    try {
      const saved = await call('PUT /targets', { body }, { idempotencyKey: getIdempotencyKey(body) });
      await store(saved);
      return { grid: saved, count: body.cells.length };
    } catch (error) {
      const atCells = mapFieldErrors(error, (details) => mapErrorsToForm(details, body));
      if (!(error instanceof ApiError) || error.code !== 'VERSION_OBSOLETA') throw atCells;
      // The data of an error has no type, so the stored grid is requested.
      const stored = await call('GET /targets', { query: { seasonId: grid.season.id, owner: grid.owner } });
      onConflict(stored);
      throw mapFieldErrors(atCells, (details) => describeConflicts(details, stored));
    }
  };
}
