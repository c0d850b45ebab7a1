/** Splits items into batches of `size`; the last one may be smaller. */
export function* splitIntoBatches<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** Splits items into batches of which each is twice as large as the one before, from `first` to `largest`. */
export function* splitIntoGrowingBatches<T>(items: readonly T[], first: number, largest: number): Generator<T[]> {
  let size = first;
  for (let start = 0; start < items.length; size = Math.min(size * 2, largest)) {
    yield items.slice(start, start + size);
    start += size;
  }
}
