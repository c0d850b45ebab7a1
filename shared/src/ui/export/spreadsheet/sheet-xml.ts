import {
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeTextContent,
} from 'write-excel-file/utility';

const siblingOrder = getOrderOfSiblings('xl/worksheets/sheet{id}.xml', 'worksheet') ?? [];

/**
 * Adds to the sheet what the library has no option for: filters in the header and US letter paper, one page wide.
 * @param columns number of columns
 * @param rows number of rows including the header
 */
export function completeSheetXml(xml: string, columns: number, rows: number): string {
  const filter = `<autoFilter ref="A1:${getCellAddress(rows - 1, Math.max(columns, 1) - 1)}"/>`;
  const printable = xml
    // Only a row is frozen, so the active pane is the one below it. The library always names the pane of a sheet whose
    // first column is frozen too.
    .replace('activePane="bottomRight"', 'activePane="bottomLeft"')
    .replace('<sheetViews>', '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>')
    .replace(/<pageSetup [^>]*>/, '<pageSetup paperSize="1" fitToHeight="0" orientation="landscape"/>');
  return insertElementMarkupAccordingToOrderOfSiblings(printable, filter, siblingOrder, 'worksheet');
}

/** Repeats the header row on every printed page. */
export const completeWorkbookXml = (xml: string, sheet: string): string =>
  xml.replace(
    '<definedNames/>',
    `<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">'${sanitizeTextContent(
      sheet.replaceAll("'", "''"),
    )}'!$1:$1</definedName></definedNames>`,
  );
