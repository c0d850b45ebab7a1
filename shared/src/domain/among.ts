import { fold } from './formats';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What a field that is searched asks for: the choices for a text, and the one that was chosen before. */
export interface Choices {
  readonly load: (text: string) => Promise<readonly Choice[]>;
  readonly find: (value: string) => Promise<Choice | undefined>;
}

/**
 * Choices few enough to fetch whole and to search here, without regard to case and accents.
 * @param all fetches them; asked when somebody looks at the field, not with the page
 */
export function among(all: () => Promise<readonly { readonly id: string; readonly name: string }[]>): Choices {
  const choices = async () => (await all()).map(({ id, name }) => ({ value: id, label: name }));
  return {
    load: async (text) => (await choices()).filter(({ label }) => fold(label).includes(fold(text))),
    find: async (value) => (await choices()).find((choice) => choice.value === value),
  };
}
