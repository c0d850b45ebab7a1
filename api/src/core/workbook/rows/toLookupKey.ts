import { foldText } from '@surco/shared/domain';

const cachedKeys = new Map<string, string>();
const maxCachedKeys = 5_000;

/** Folds case and accents of a text to find a record by it. Results are cached, because a file repeats few texts. */
export function toLookupKey(text: string): string {
  const found = cachedKeys.get(text);
  if (found !== undefined) return found;
  if (cachedKeys.size >= maxCachedKeys) cachedKeys.clear();
  const folded = foldText(text);
  cachedKeys.set(text, folded);
  return folded;
}
