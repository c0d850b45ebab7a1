import type { Token, Tokens } from 'marked';
import { colors, type PdfWriter } from '../../../../api/src/modules/papers/pdfWriter';

/** A piece of text in one weight. */
export interface TextRun {
  text: string;
  isBold: boolean;
}

const SIZE = 10;

const decode = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

/** The pieces of a text with bold parts; links are their text. */
export const toRuns = (tokens: readonly Token[], isBold = false): TextRun[] =>
  tokens.flatMap((token) => {
    if (token.type === 'br') return [{ text: ' ', isBold }];
    const inner = 'tokens' in token ? token.tokens : undefined;
    if (inner) return toRuns(inner, isBold || token.type === 'strong');
    return [{ text: decode((token as Tokens.Text).text), isBold }];
  });

const getFont = ({ isBold }: TextRun): string => (isBold ? 'bold' : 'regular');

/** Height of a text at a width, both in points: that of the whole text in bold, which is at least as high. */
export function measureRichText(writer: PdfWriter, runs: readonly TextRun[], width: number): number {
  const isBold = runs.some((run) => run.isBold);
  writer.doc.font(isBold ? 'bold' : 'regular').fontSize(SIZE);
  return writer.doc.heightOfString(runs.map(({ text }) => text).join(''), { width });
}

/** Writes a text at the current position, without moving it. */
export function drawRichText(writer: PdfWriter, runs: readonly TextRun[], x: number, width: number): void {
  runs.forEach((run, index) => {
    const continued = index < runs.length - 1;
    writer.doc.font(getFont(run)).fontSize(SIZE).fillColor(colors.text);
    if (index === 0) writer.doc.text(run.text, x, writer.y, { width, continued });
    else writer.doc.text(run.text, { width, continued });
  });
}
