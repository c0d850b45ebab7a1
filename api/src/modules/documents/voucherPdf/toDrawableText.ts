/** The characters of the embedded font: Latin, Greek, Cyrillic and common punctuation. */
const drawablePattern =
  /^[\u0020-\u007e\u00a0-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u052f\u1e00-\u1eff\u2010-\u2027\u202f-\u205e\u20a0-\u20c0\u2100-\u215f]+$/u;

/** Invisible control characters: joiners, direction marks, soft hyphens. */
const invisiblePattern = /\p{Default_Ignorable_Code_Point}/gu;
const replacementCharacter = '\ufffd';

const graphemeSegmenter = new Intl.Segmenter('es', { granularity: 'grapheme' });

/**
 * Converts a text to one line of characters that the embedded font has. Invisible characters are removed; each other
 * grapheme, such as an emoji, becomes one replacement character.
 */
export function toDrawableText(text: string): string {
  const line = text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (drawablePattern.test(line) && line.search(invisiblePattern) < 0) return line;
  return [...graphemeSegmenter.segment(line)]
    .map(({ segment }) => {
      const visible = segment.replace(invisiblePattern, '');
      return visible === '' || drawablePattern.test(visible) ? visible : replacementCharacter;
    })
    .join('');
}
