/** Accents, and characters that nobody sees. */
const ignoredCharacters = /[\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const quotes = /["'`´«»ʹʺʻʼ‘’‚‛“”„‟′″‹›＂＇]/g;
const spaces = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;
const spacedInitial = /\b([a-z])\. (?=[a-z]\.)/g;
const initial = /\b([a-z])\.(?![0-9])/g;
const abbreviation = /([a-z])\.(?=[ ,;:)]|$)/g;

/**
 * Converts a text for comparison, so that texts that people take for the same are equal: no case, accents or dots of
 * abbreviations ("S.A. de C.V." is "sa de cv"), every dash a hyphen, every quotation mark an apostrophe, white space
 * collapsed and trimmed. The function `fold` of the database does the same.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(ignoredCharacters, '')
    .toLowerCase()
    .replace(dashes, '-')
    .replace(quotes, "'")
    .replace(spaces, ' ')
    .replace(spacedInitial, '$1.')
    .replace(initial, '$1')
    .replace(abbreviation, '$1')
    .trim();
