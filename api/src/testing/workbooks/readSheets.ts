import { read, utils } from '@e965/xlsx';

interface ReadSheet {
  sheet: string;
  /** The values of the cells by row and column; null where a cell is empty. */
  data: unknown[][];
}

/** Reads all sheets of a workbook with the library only: without checks, limits and a worker thread. */
export function readSheets(file: Buffer): ReadSheet[] {
  const { SheetNames: names, Sheets: sheets } = read(file, { dense: true, cellDates: true, UTC: true });
  return names.map((sheet) => ({
    sheet,
    data: utils.sheet_to_json<unknown[]>(sheets[sheet] ?? {}, { header: 1, defval: null, UTC: true }),
  }));
}
