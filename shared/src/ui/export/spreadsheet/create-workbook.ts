import type { ExportRow, WorkbookSpec } from './export-cell';
import { writeWorkbook } from './write-workbook';

/** Rows per call of `getCells`, few enough not to block the main thread. */
const ROWS_PER_STEP = 250;

/** Returns the cells of some rows of the list; `progress` is 0 to 1. */
export type GetCells = (rows: readonly unknown[], progress: number) => Promise<readonly ExportRow[]>;

/** Parses a page of a list, `{ data: […] }`. @throws TypeError when it is not a list */
function parseRows(page: ArrayBuffer): readonly unknown[] {
  const body: unknown = JSON.parse(new TextDecoder().decode(page));
  const rows = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  if (!Array.isArray(rows)) throw new TypeError('The response is not a list.');
  return rows;
}

/**
 * Creates the workbook of a list.
 * @param pages bodies of the pages of the list
 */
export async function createWorkbook(
  spec: WorkbookSpec,
  pages: readonly ArrayBuffer[],
  getCells: GetCells,
): Promise<Blob> {
  const rows = pages.flatMap(parseRows);
  const cells: ExportRow[] = [];
  for (let start = 0; start < rows.length; start += ROWS_PER_STEP) {
    const part = rows.slice(start, start + ROWS_PER_STEP);
    cells.push(...(await getCells(part, (start + part.length) / rows.length)));
  }
  return writeWorkbook(spec, cells);
}
