import { ApiError, useCall } from '@surco/shared/platform';
import { preloadedTexts as texts } from '../preloadedTexts';

/** Loads the saved simulation named by the URL. */
export function useOpenedSimulation(id: string | null) {
  const { data, error } = useCall('GET /simulations/{id}', id ? { params: { id } } : null, {
    keepPreviousData: false,
    revalidateOnFocus: false,
  });
  const isMissing = error instanceof ApiError && error.status === 404;
  return {
    opened: data ?? null,
    isLoading: id !== null && data === undefined && error === undefined,
    failure: data || !error ? null : isMissing ? texts.simulationMissing : texts.simulationFailed,
  };
}
