import type { Simulation } from '@surco/shared/contract';
import { useCall } from '@surco/shared/platform';

const useScenario = (id: string | undefined) => useCall('GET /simulations/{id}', id ? { params: { id } } : null);

const isLoaded = (scenario: Simulation | undefined): scenario is Simulation => scenario !== undefined;

/** Scenarios to compare, in URL order. `scenarios` is null until all of them are loaded. */
export function useComparedScenarios(ids: readonly string[]) {
  // Always MAX_COMPARED hooks, because their number must not change. One call per scenario, to use cached ones.
  const answers = [useScenario(ids[0]), useScenario(ids[1]), useScenario(ids[2]), useScenario(ids[3])].slice(
    0,
    ids.length,
  );
  const loaded = answers.map(({ data }) => data).filter(isLoaded);
  return {
    scenarios: loaded.length === ids.length ? loaded : null,
    error: answers.find(({ data, error }) => !data && error)?.error as unknown,
    retry: () => answers.forEach(({ data, mutate }) => !data && void mutate()),
  };
}
