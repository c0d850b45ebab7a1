import { formatPlaceholder } from '@surco/shared/domain';

/** The cursor position, or the selected range. */
export interface TextSelection {
  readonly start: number;
  readonly end: number;
}

/** Replaces the selection with a placeholder and returns the new cursor position. */
export function insertPlaceholder(
  text: string,
  name: string,
  { start, end }: TextSelection,
): { text: string; cursor: number } {
  const placeholder = formatPlaceholder(name);
  return { text: text.slice(0, start) + placeholder + text.slice(end), cursor: start + placeholder.length };
}
