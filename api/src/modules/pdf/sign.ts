/** What the embedded font can draw: Latin, Greek, Cyrillic, and the signs of everyday writing. */
const drawable =
  /^[\u0020-\u007e\u00a0-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u052f\u1e00-\u1eff\u2010-\u2027\u202f-\u205e\u20a0-\u20c0\u2100-\u215f]+$/u;

/** Signs that steer text and are not seen: joiners, marks of direction, soft hyphens. */
const steering = /\p{Default_Ignorable_Code_Point}/gu;
const unknown = '\ufffd';

const segments = new Intl.Segmenter('es', { granularity: 'grapheme' });

/**
 * What a person typed, as the document can show it: letter by letter and on one line. What the font lacks, such as
 * an emoji of however many parts, becomes one sign that says so.
 */
export function drawn(text: string): string {
  const line = text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (drawable.test(line) && line.search(steering) < 0) return line;
  return [...segments.segment(line)]
    .map(({ segment }) => {
      const seen = segment.replace(steering, '');
      return seen === '' || drawable.test(seen) ? seen : unknown;
    })
    .join('');
}
