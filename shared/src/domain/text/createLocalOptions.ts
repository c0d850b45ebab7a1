interface LocalOption {
  readonly value: string;
  readonly label: string;
}

/** Options of a search field: `load` finds those that match a text, `find` the one with a value. */
export interface LocalOptionSource {
  readonly load: (text: string) => Promise<readonly LocalOption[]>;
  readonly find: (value: string) => Promise<LocalOption | undefined>;
}

interface WithId {
  readonly id: string;
}
interface WithName extends WithId {
  readonly name: string;
}

/**
 * Creates a source that fetches all options and searches their words in the browser, ignoring case and accents.
 * @param fetchAll fetches all records; called for each search and each look-up of a value, not when the page loads
 * @param getLabel returns the text of an option; the `name` of its record by default
 */
export function createLocalOptions(fetchAll: () => Promise<readonly WithName[]>): LocalOptionSource;
export function createLocalOptions<T extends WithId>(
  fetchAll: () => Promise<readonly T[]>,
  getLabel: (record: T) => string,
): LocalOptionSource;
export function createLocalOptions(
  fetchAll: () => Promise<readonly WithName[]>,
  getLabel = ({ name }: WithName): string => name,
): LocalOptionSource {
  const fetchOptions = async () => (await fetchAll()).map((record) => ({ value: record.id, label: getLabel(record) }));
  return {
    load: async (text) => {
      const [{ foldText }, { hasWords, splitWords }] = await Promise.all([
        import(/* webpackChunkName: "fold-text" */ './foldText'),
        import(/* webpackChunkName: "fold-text" */ './searchWords'),
      ]);
      const words = splitWords(text);
      return (await fetchOptions()).filter(({ label }) => hasWords(foldText(label), words));
    },
    find: async (value) => (await fetchOptions()).find((option) => option.value === value),
  };
}
