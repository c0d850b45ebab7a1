import anyAscii from 'any-ascii';

/** A character of the embedded font: Latin, Greek, Cyrillic and common punctuation. */
const drawablePattern =
  /^[\u0020-\u007e\u00a0-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u052f\u1e00-\u1eff\u2010-\u2027\u202f-\u205e\u20a0-\u20c0\u2100-\u215f]+$/u;

/** Invisible control characters: joiners, direction marks, soft hyphens. */
const invisiblePattern = /\p{Default_Ignorable_Code_Point}/gu;

/** Emoji and other pictures, with their skin tones and flags. */
const picturePattern = /[\p{Extended_Pictographic}\p{Emoji_Presentation}\p{Emoji_Modifier}]/u;

/** Stands for a text of which nothing can be printed, e.g. a name that is one emoji. */
const unprintableText = '[símbolo]';

const replaceCharacter = (character: string): string => {
  if (drawablePattern.test(character)) return character;
  return picturePattern.test(character) ? '' : anyAscii(character);
};

const collapseSpaces = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/**
 * Converts a text to one line of characters that the embedded font has. Another script is written in Latin letters,
 * pictures and invisible characters are left out; a text of nothing else becomes "[símbolo]".
 */
export function toDrawableText(text: string): string {
  const line = collapseSpaces(text.normalize('NFC'));
  if (drawablePattern.test(line) && line.search(invisiblePattern) < 0) return line;
  const replaced = [...line.replace(invisiblePattern, '')].map(replaceCharacter).join('');
  // A picture at the end of a sentence leaves a space before the full stop.
  const drawable = collapseSpaces(replaced).replace(/ (?=[.,;:!?])/g, '');
  return drawable === '' && line !== '' ? unprintableText : drawable;
}
