import { useSearchParams } from '@surco/shared/platform';
import { useSetParam } from './useSetParam';

/**
 * A choice of what the page shows. It is stored in the address bar, so that it is still made after a visit to a list.
 * @param name of the query parameter
 * @param initial chosen unless the address names another of the values
 */
export function useChoice<V extends string>(
  name: string,
  values: readonly V[],
  initial: V,
): readonly [V, (value: V) => void] {
  const [search] = useSearchParams();
  const setParam = useSetParam();
  const chosen = values.find((value) => value === search.get(name)) ?? initial;
  return [chosen, (value) => setParam(name, value === initial ? null : value)];
}
