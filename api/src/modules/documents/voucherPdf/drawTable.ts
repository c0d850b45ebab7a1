import { colors, pageLayout, type PdfWriter, type TextStyle } from './pdfWriter';

/** A column of a table; widths are in points. */
export interface TableColumn<R> {
  title: string;
  width: number;
  align?: 'right';
  value: (row: R) => string;
}

const cellPadding = { x: 5, y: 4 } as const;

const buildCellStyle = <R>({ width, align }: TableColumn<R>, style: TextStyle): TextStyle => ({
  ...style,
  align: align ?? 'left',
  width: width - cellPadding.x * 2,
});

function drawTableHeader<R>(writer: PdfWriter, columns: readonly TableColumn<R>[]): void {
  const style: TextStyle = { size: 7.5, weight: 'bold', color: colors.mutedText };
  const height = 18;
  writer.doc.rect(pageLayout.left, writer.y, pageLayout.right - pageLayout.left, height).fill(colors.headerBackground);
  let x: number = pageLayout.left;
  for (const column of columns) {
    writer.write(column.title, x + cellPadding.x, writer.y + 4, buildCellStyle(column, style));
    x += column.width;
  }
  writer.y += height;
}

function drawTableRow<R>(writer: PdfWriter, columns: readonly TableColumn<R>[], row: R): void {
  const style: TextStyle = { size: 8.5 };
  const cells = columns.map((column) => ({ text: column.value(row), style: buildCellStyle(column, style) }));
  const height = Math.max(...cells.map((cell) => writer.measureHeight(cell.text, cell.style))) + cellPadding.y * 2;
  if (writer.ensureSpace(height)) drawTableHeader(writer, columns);
  let x: number = pageLayout.left;
  for (const [index, cell] of cells.entries()) {
    writer.write(cell.text, x + cellPadding.x, writer.y + cellPadding.y, cell.style);
    x += columns[index]?.width ?? 0;
  }
  writer.y += height;
  writer.drawRule();
}

/** Draws a table that may continue on further pages, with its header at the top of each. */
export function drawTable<R>(writer: PdfWriter, columns: readonly TableColumn<R>[], rows: readonly R[]): void {
  writer.ensureSpace(60);
  drawTableHeader(writer, columns);
  for (const row of rows) drawTableRow(writer, columns, row);
}
