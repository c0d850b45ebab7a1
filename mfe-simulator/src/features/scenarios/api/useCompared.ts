import type { Simulation } from '@surco/shared/contract';
import { useCall } from '@surco/shared/platform';

const useOne = (id: string | undefined) => useCall('GET /simulations/{id}', id ? { params: { id } } : null);

const isHere = (one: Simulation | undefined): one is Simulation => one !== undefined;

/** The scenarios to compare, in the order of the address: all of them, or none yet. */
export function useCompared(ids: readonly string[]) {
  // Four at most: each is a call of its own, so that one seen before is there at once.
  const answers = [useOne(ids[0]), useOne(ids[1]), useOne(ids[2]), useOne(ids[3])].slice(0, ids.length);
  const found = answers.map(({ data }) => data).filter(isHere);
  return {
    scenarios: found.length === ids.length ? found : null,
    error: answers.find(({ data, error }) => !data && error)?.error as unknown,
    retry: () => answers.forEach(({ data, mutate }) => !data && void mutate()),
  };
}
