import { foldText } from './formats';

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
 * Creates a source that fetches all options and searches them in the browser, ignoring case and accents.
 * @param all fetches all options; called when the field needs them, not when the page loads
 * @param label returns the text of an option; its `name` by default
 */
export function createLocalOptions(all: () => Promise<readonly WithName[]>): LocalOptionSource;
export function createLocalOptions<T extends WithId>(
  all: () => Promise<readonly T[]>,
  label: (one: T) => string,
): LocalOptionSource;
export function createLocalOptions(
  all: () => Promise<readonly WithName[]>,
  label = ({ name }: WithName): string => name,
): LocalOptionSource {
  const choices = async () => (await all()).map((one) => ({ value: one.id, label: label(one) }));
  return {
    load: async (text) => (await choices()).filter((choice) => foldText(choice.label).includes(foldText(text))),
    find: async (value) => (await choices()).find((choice) => choice.value === value),
  };
}
