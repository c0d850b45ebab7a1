import { foldText } from './foldText';

/** The words of a search, as {@link hasWords} compares them. */
export const splitWords = (search: string): string[] => foldText(search).split(' ').filter(Boolean);

/** Whether a text, as `foldText` writes it, has all these words in any order. */
export const hasWords = (foldedText: string, words: readonly string[]): boolean =>
  words.every((word) => foldedText.includes(word));
