import { ink, page, type Sheet, type TextStyle } from './sheet';

export interface Column<R> {
  title: string;
  width: number;
  align?: 'right';
  value: (row: R) => string;
}

const padding = { x: 5, y: 4 } as const;

const cellStyle = <R>({ width, align }: Column<R>, style: TextStyle): TextStyle => ({
  ...style,
  align: align ?? 'left',
  width: width - padding.x * 2,
});

function header<R>(sheet: Sheet, columns: readonly Column<R>[]): void {
  const style: TextStyle = { size: 7.5, face: 'bold', color: ink.soft };
  const height = 18;
  sheet.doc.rect(page.left, sheet.y, page.right - page.left, height).fill(ink.wash);
  let x: number = page.left;
  for (const column of columns) {
    sheet.write(column.title, x + padding.x, sheet.y + 4, cellStyle(column, style));
    x += column.width;
  }
  sheet.y += height;
}

function row<R>(sheet: Sheet, columns: readonly Column<R>[], record: R): void {
  const style: TextStyle = { size: 8.5 };
  const cells = columns.map((column) => ({ text: column.value(record), style: cellStyle(column, style) }));
  const height = Math.max(...cells.map((cell) => sheet.heightOf(cell.text, cell.style))) + padding.y * 2;
  if (sheet.room(height)) header(sheet, columns);
  let x: number = page.left;
  for (const [index, cell] of cells.entries()) {
    sheet.write(cell.text, x + padding.x, sheet.y + padding.y, cell.style);
    x += columns[index]?.width ?? 0;
  }
  sheet.y += height;
  sheet.rule();
}

/** A table that goes on over pages, its header at the top of each. */
export function table<R>(sheet: Sheet, columns: readonly Column<R>[], rows: readonly R[]): void {
  sheet.room(60);
  header(sheet, columns);
  for (const record of rows) row(sheet, columns, record);
}
