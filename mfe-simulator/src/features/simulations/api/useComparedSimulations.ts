import type { Simulation } from '@surco/shared/contract';
import { useCall } from '@surco/shared/platform';

const useSimulation = (id: string | undefined) => useCall('GET /simulations/{id}', id ? { params: { id } } : null);

const isLoaded = (simulation: Simulation | undefined): simulation is Simulation => simulation !== undefined;

/** Simulations to compare, in URL order. `simulations` is null until all of them are loaded. */
export function useComparedSimulations(ids: readonly string[]) {
  // Always MAX_COMPARED hooks, because their number must not change. One call per simulation, to use cached ones.
  const responses = [useSimulation(ids[0]), useSimulation(ids[1]), useSimulation(ids[2]), useSimulation(ids[3])].slice(
    0,
    ids.length,
  );
  const loaded = responses.map(({ data }) => data).filter(isLoaded);
  return {
    simulations: loaded.length === ids.length ? loaded : null,
    error: responses.find(({ data, error }) => !data && error)?.error as unknown,
    retry: () => responses.forEach(({ data, mutate }) => !data && void mutate()),
  };
}
