/** The query of each list as it was shown last since the page was loaded, by path. */
const queries = new Map<string, string>();

/** Remembers how a list is shown now: its filters, page and sort. */
export const rememberListQuery = (path: string, query: string): void => void queries.set(path, query);

/**
 * The address of a list as it was shown last, with its filters, for the way back from a record.
 * @param path any address; one that is not the path of a list is returned unchanged
 */
export function getListAddress(path: string): string {
  const query = queries.get(path);
  return query ? `${path}?${query}` : path;
}
