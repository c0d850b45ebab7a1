import { placeholderOf } from '@surco/shared/domain/messages';

/** Where the cursor stands, or what is marked. */
export interface Selection {
  readonly start: number;
  readonly end: number;
}

/** A text with a placeholder where the cursor stands, and where it stands then. */
export function insertAt(text: string, name: string, { start, end }: Selection): { text: string; cursor: number } {
  const word = placeholderOf(name);
  return { text: text.slice(0, start) + word + text.slice(end), cursor: start + word.length };
}
