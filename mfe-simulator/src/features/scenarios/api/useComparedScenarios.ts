import type { Simulation } from '@surco/shared/contract';
import { useCall } from '@surco/shared/platform';

const useScenario = (id: string | undefined) => useCall('GET /simulations/{id}', id ? { params: { id } } : null);

const isLoaded = (one: Simulation | undefined): one is Simulation => one !== undefined;

/** Scenarios to compare, in URL order: all of them, or none while loading. */
export function useComparedScenarios(ids: readonly string[]) {
  // Four at most. Each is a separate call, so that cached ones appear at once.
  const answers = [useScenario(ids[0]), useScenario(ids[1]), useScenario(ids[2]), useScenario(ids[3])].slice(
    0,
    ids.length,
  );
  const found = answers.map(({ data }) => data).filter(isLoaded);
  return {
    scenarios: found.length === ids.length ? found : null,
    error: answers.find(({ data, error }) => !data && error)?.error as unknown,
    retry: () => answers.forEach(({ data, mutate }) => !data && void mutate()),
  };
}
