/** The trimmed text of an input; null when it is empty. */
export const toTextOrNull = (text: string): string | null => text.trim() || null;
