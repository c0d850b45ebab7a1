import { buffer } from 'node:stream/consumers';
import type { SheetDefinition, SheetRow } from '../../core/workbook/sheetTypes';
import { writeWorkbook } from '../../core/workbook/write/writeWorkbook';

/** Writes a workbook in this thread. @param rows of each sheet */
export const buildSheets = (
  sheets: readonly SheetDefinition[],
  rows: readonly (readonly SheetRow[])[],
): Promise<Buffer> => {
  async function* createBatches() {
    for (const [sheet, sheetRows] of rows.entries()) yield { sheet, rows: sheetRows };
  }
  return buffer(writeWorkbook(sheets, createBatches()));
};
