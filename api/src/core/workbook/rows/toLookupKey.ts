import { foldText } from '@surco/shared/domain';

const cachedKeys = new Map<string, string>();
const maxCachedKeys = 5_000;

/**
 * Folds a name, code or reference to find a record by it, as the unique indexes do. Results are cached, because a file
 * repeats few texts.
 */
export function toLookupKey(text: string): string {
  const found = cachedKeys.get(text);
  if (found !== undefined) return found;
  if (cachedKeys.size >= maxCachedKeys) cachedKeys.clear();
  const folded = foldText(text);
  cachedKeys.set(text, folded);
  return folded;
}

/** Two addresses that differ in a dot are two mailboxes, so only case does not count. */
export const toEmailKey = (email: string): string => email.trim().toLowerCase();
