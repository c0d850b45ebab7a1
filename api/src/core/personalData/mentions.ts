/** What is shown in place of erased data. */
export const erasedText = 'Dato cancelado';

/** Each letter with its accents, in both cases, because the order of letters of a database may know none of them. */
const letterClasses = new Map(
  ['aáàâäã', 'eéèêë', 'iíìîï', 'oóòôöõ', 'uúùûü', 'nñ', 'cç'].flatMap((letters) => {
    const pattern = `[${letters}${letters.toUpperCase()}]`;
    return [...letters].map((letter) => [letter, pattern] as const);
  }),
);
const wordCharacter = 'A-Za-z0-9áàâäãéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ';

function toCharacterPattern(character: string): string {
  const lower = character.toLowerCase();
  const letters = letterClasses.get(lower);
  if (letters) return letters;
  const upper = character.toUpperCase();
  return lower === upper ? character : `[${lower}${upper}]`;
}

/** Matches a name however its accents, capitals, spaces and signs are written. */
const toNamePattern = (name: string): string =>
  name
    .normalize('NFC')
    .split(new RegExp(`([^${wordCharacter}]+)`))
    .map((part, index) => {
      if (index % 2 === 0) return [...part].map(toCharacterPattern).join('');
      return `[^${wordCharacter}]{${/\s/.test(part) ? 1 : 0},4}`;
    })
    .join('');

/** Matches the letters and digits of a number or key with signs between them, as in (871) 444-55-66. */
const toKeyPattern = (key: string): string =>
  [...key.replace(new RegExp(`[^${wordCharacter}]`, 'g'), '')].map(toCharacterPattern).join(`[^${wordCharacter}]{0,3}`);

/** What a person is called and reached by, now and before. */
interface PersonalValues {
  /** Full names, and parts of names that no one else has. */
  names: readonly string[];
  /** Phone numbers, RFC and e-mail addresses. */
  keys: readonly string[];
}

/** Finds what a text says of a person. */
export interface Mentions {
  /** A regular expression of PostgreSQL that matches every text with a mention, and some others. */
  sqlPattern: string;
  isIn: (text: string) => boolean;
  mask: (text: string) => string;
}

/** @returns null for a person without any value to look for */
export function createMentions({ names, keys }: PersonalValues): Mentions | null {
  // The longest first, so that a full name is replaced as one.
  const sort = (patterns: readonly string[]) =>
    [...new Set(patterns)].filter(Boolean).toSorted((a, b) => b.length - a.length);
  const namePatterns = sort(names.map(toNamePattern));
  const keyPatterns = sort(keys.map(toKeyPattern));
  const patterns = [...namePatterns, ...keyPatterns];
  if (patterns.length === 0) return null;
  const bounded = [
    ...namePatterns.map((pattern) => `(?<![${wordCharacter}])${pattern}(?![${wordCharacter}])`),
    // A country code may precede a phone number.
    ...keyPatterns.map((pattern) => `(?<![A-Za-z])${pattern}(?![${wordCharacter}])`),
  ];
  const expression = new RegExp(bounded.join('|'), 'g');
  const mask = (text: string): string => text.normalize('NFC').replace(expression, erasedText);
  return { sqlPattern: patterns.join('|'), isIn: (text) => mask(text) !== text.normalize('NFC'), mask };
}

/** Applies a function to every text of a JSON value; keys stay. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((part) => mapTexts(part, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapTexts(part, change)]));
}
