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

interface Identified {
  readonly id: string;
}
interface Named extends Identified {
  readonly name: string;
}

/**
 * Choices few enough to fetch whole and to search here, without regard to case and accents.
 * @param all fetches them; asked when somebody looks at the field, not with the page
 * @param label how people know one, where it is not by its `name`
 */
export function among(all: () => Promise<readonly Named[]>): Choices;
export function among<T extends Identified>(all: () => Promise<readonly T[]>, label: (one: T) => string): Choices;
export function among(all: () => Promise<readonly Named[]>, label = ({ name }: Named): string => name): Choices {
  const choices = async () => (await all()).map((one) => ({ value: one.id, label: label(one) }));
  return {
    load: async (text) => (await choices()).filter((choice) => fold(choice.label).includes(fold(text))),
    find: async (value) => (await choices()).find((choice) => choice.value === value),
  };
}
