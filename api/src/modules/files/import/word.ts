import { fold } from '@surco/shared/domain/formats';

const known = new Map<string, string>();
const most = 5_000;

/** A word as records are found by it, without case and accents; a file says the same few over and over. */
export function word(text: string): string {
  const found = known.get(text);
  if (found !== undefined) return found;
  if (known.size >= most) known.clear();
  const folded = fold(text);
  known.set(text, folded);
  return folded;
}
