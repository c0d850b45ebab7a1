/** Splits items into batches of `size`; the last one may be smaller. */
export function* splitIntoBatches<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
