const isSameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Applies the changes that were made in a form on top of a record that was stored meanwhile.
 * @param base the values that the form started with
 * @param mine the values in the form now
 * @param stored the values of the stored record
 * @param groups fields that only make sense together: a change of one takes all of them from `mine`
 * @returns `stored` with the fields that differ between `base` and `mine` taken from `mine`
 */
export function mergeThreeWay<V extends object>(
  base: V,
  mine: V,
  stored: V,
  groups: readonly (readonly (keyof V)[])[] = [],
): V {
  const groupOf = (key: keyof V): readonly (keyof V)[] => groups.find((group) => group.includes(key)) ?? [key];
  const merged = { ...stored };
  for (const key of Object.keys(mine) as (keyof V)[])
    if (groupOf(key).some((name) => !isSameJson(base[name], mine[name]))) merged[key] = mine[key];
  return merged;
}
