import { read, utils } from '@e965/xlsx';

/** Reads the rows of the first sheet of a workbook; null where a cell is empty. */
export function readSheetRows(file: Uint8Array): unknown[][] {
  const { SheetNames: names, Sheets: sheets } = read(file, { dense: true, cellDates: true, UTC: true });
  return utils.sheet_to_json<unknown[]>(sheets[names[0] ?? ''] ?? {}, { header: 1, defval: null, UTC: true });
}
