/**
 * Converts a typed client key to the form that was hashed: upper case, 15 characters in groups of five, joined by
 * hyphens. A key of another length keeps its grouping.
 */
export function normalizeClientKey(typed: string): string {
  const key = typed.trim().toUpperCase();
  const characters = key.replace(/[\s\-–]/g, '');
  return characters.length === 15
    ? [characters.slice(0, 5), characters.slice(5, 10), characters.slice(10)].join('-')
    : key;
}
