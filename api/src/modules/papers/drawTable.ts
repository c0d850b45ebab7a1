import type { PaperBlock } from '@surco/shared/contract';
import { colors, contentWidth, headingStyle, pageLayout, type PdfWriter, type TextStyle } from './pdfWriter';

type Table = Extract<PaperBlock, { type: 'table' }>;

const cellPadding = { x: 5, y: 4 } as const;

interface Cell {
  text: string;
  x: number;
  style: TextStyle;
}

/** Places the texts of a row below their columns; the relative widths fill the page. */
function placeCells({ columns }: Table, texts: readonly string[], style: TextStyle): Cell[] {
  const scale = contentWidth / columns.reduce((sum, { width }) => sum + width, 0);
  let x: number = pageLayout.left;
  return columns.map(({ width, align }, index) => {
    const cell = {
      text: texts[index] ?? '',
      x: x + cellPadding.x,
      style: { ...style, align, width: width * scale - cellPadding.x * 2 },
    };
    x += width * scale;
    return cell;
  });
}

function drawHeader(writer: PdfWriter, table: Table): void {
  const height = 18;
  writer.doc.rect(pageLayout.left, writer.y, contentWidth, height).fill(colors.headerBackground);
  const titles = table.columns.map(({ title }) => title);
  for (const { text, x, style } of placeCells(table, titles, { size: 7.5, weight: 'bold', color: colors.mutedText }))
    writer.write(text, x, writer.y + 4, { ...style, isOneLine: true });
  writer.y += height;
}

function drawRow(writer: PdfWriter, table: Table, row: readonly string[]): void {
  const cells = placeCells(table, row, { size: 8.5 });
  const height = Math.max(...cells.map(({ text, style }) => writer.measureHeight(text, style))) + cellPadding.y * 2;
  if (writer.ensureSpace(height)) drawHeader(writer, table);
  for (const { text, x, style } of cells) writer.write(text, x, writer.y + cellPadding.y, style);
  writer.y += height;
  writer.drawRule();
}

/** Draws a table that may continue on further pages, with its header at the top of each. */
export function drawTable(writer: PdfWriter, table: Table): void {
  writer.ensureSpace(90);
  if (table.title) {
    writer.drawParagraph(table.title.toUpperCase(), headingStyle);
    writer.y += 4;
  }
  if (table.rows.length === 0) writer.drawParagraph(table.empty, { color: colors.mutedText });
  else {
    drawHeader(writer, table);
    for (const row of table.rows) drawRow(writer, table, row);
  }
  writer.y += 6;
}
