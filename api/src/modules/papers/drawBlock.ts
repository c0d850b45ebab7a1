import type { PaperBlock, PaperFact } from '@surco/shared/contract';
import { drawTable } from './drawTable';
import { contentWidth, headingStyle, pageLayout, smallStyle, type PdfWriter, type TextStyle } from './pdfWriter';

type BlockOf<T extends PaperBlock['type']> = Extract<PaperBlock, { type: T }>;

const columnGap = 24;
const columnWidth = (contentWidth - columnGap) / 2;

interface FactCell extends PaperFact {
  height: number;
  labelWidth: number;
}

/** Measures the facts of a group; the labels take what they need, at most a good half of the column. */
function measureFacts(writer: PdfWriter, facts: readonly PaperFact[]): FactCell[] {
  const widest = Math.max(...facts.map(({ label }) => writer.measureWidth(label, smallStyle)), 58);
  const labelWidth = Math.min(widest + 8, columnWidth * 0.55);
  return facts.map(({ label, value }) => ({
    label,
    value,
    labelWidth,
    height: Math.max(
      writer.measureHeight(label, { ...smallStyle, width: labelWidth - 4 }) + 1,
      writer.measureHeight(value, { width: columnWidth - labelWidth }),
    ),
  }));
}

/** Draws groups of facts beside each other, two in a row, each row of groups on one page. */
function drawFacts(writer: PdfWriter, { groups }: BlockOf<'facts'>): void {
  for (let first = 0; first < groups.length; first += 2) {
    const pair = groups
      .slice(first, first + 2)
      .map(({ title, facts }) => ({ title, cells: measureFacts(writer, facts) }));
    const heights = pair.map(({ cells }) => cells.reduce((sum, { height }) => sum + height + 2, 14));
    writer.ensureSpace(Math.max(...heights));
    for (const [index, { title, cells }] of pair.entries()) {
      const x = pageLayout.left + index * (columnWidth + columnGap);
      writer.write(title.toUpperCase(), x, writer.y, { ...headingStyle, width: columnWidth });
      let y = writer.y + 14;
      for (const { label, value, labelWidth, height } of cells) {
        writer.write(label, x, y + 1, { ...smallStyle, width: labelWidth - 4 });
        writer.write(value, x + labelWidth, y, { width: columnWidth - labelWidth });
        y += height + 2;
      }
    }
    writer.y += Math.max(...heights) + 8;
  }
}

const getAmountStyle = (isStrong: boolean): TextStyle => ({
  size: isStrong ? 10.5 : 9,
  weight: isStrong ? 'bold' : 'regular',
  align: 'right',
});

/** Draws amounts at the right margin, one below the other, and an amount in words at the left. */
function drawTotals(writer: PdfWriter, { rows, words }: BlockOf<'totals'>): void {
  writer.ensureSpace(Math.max(rows.length * 16, words ? 46 : 0) + 12);
  const top = writer.y;
  for (const { label, value, isStrong } of rows) {
    const style = getAmountStyle(isStrong);
    writer.write(label, pageLayout.right - 260, writer.y, { ...style, width: 135 });
    writer.y += writer.write(value, pageLayout.right - 120, writer.y, { ...style, width: 115 }) + 2;
  }
  if (words) {
    writer.write('Importe con letra', pageLayout.left, top, smallStyle);
    const height = writer.write(words, pageLayout.left, top + 11, {
      size: 8.5,
      weight: 'bold',
      width: contentWidth - 270,
    });
    writer.y = Math.max(writer.y, top + 11 + height);
  }
  writer.y += 10;
}

/** Draws a text; its heading stays with the first paragraph. */
export function drawText(
  writer: PdfWriter,
  { title, text }: BlockOf<'text'>,
  style: TextStyle = { width: contentWidth },
): void {
  const paragraphs = splitLines(text);
  const first = writer.measureHeight(paragraphs[0] ?? '', style);
  if (title) {
    writer.ensureSpace(writer.measureHeight(title, headingStyle) + 3 + first);
    writer.drawParagraph(title.toUpperCase(), headingStyle);
    writer.y += 3;
  }
  for (const paragraph of paragraphs) {
    writer.drawParagraph(paragraph, style);
    writer.y += 3;
  }
  writer.y += 5;
}

/** The lines of a text that are not empty. */
export const splitLines = (text: string): string[] => text.split(/\r?\n/).filter((line) => line.trim() !== '');

/** Draws a block of a paper at the current position. */
export function drawBlock(writer: PdfWriter, block: PaperBlock): void {
  switch (block.type) {
    case 'facts':
      return drawFacts(writer, block);
    case 'table':
      return drawTable(writer, block);
    case 'totals':
      return drawTotals(writer, block);
    case 'text':
      return drawText(writer, block);
  }
}
