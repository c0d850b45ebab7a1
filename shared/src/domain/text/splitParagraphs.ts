/** Splits a text into paragraphs at blank lines, without outer white space and empty paragraphs. */
export const splitParagraphs = (text: string): string[] =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
