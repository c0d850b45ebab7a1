import { limits } from '@surco/shared/domain/limits';
import {
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeTextContent,
} from 'write-excel-file/utility';
import type { BookSheet } from './book';

const sheetPath = 'xl/worksheets/sheet{id}.xml';

/** Over all the rows that a file may have, under its heading. */
function listOf(column: number, source: string): string {
  const cells = `${getCellAddress(1, column)}:${getCellAddress(limits.workbook.maxRows, column)}`;
  return (
    `<dataValidation type="list" allowBlank="1" showErrorMessage="1" errorStyle="warning" sqref="${cells}" ` +
    'errorTitle="Valor fuera de la lista" error="Elija un valor de la lista; otro será rechazado al importar.">' +
    `<formula1>${sanitizeTextContent(source)}</formula1></dataValidation>`
  );
}

/** On paper a sheet is as wide as its columns need and one page wide, of the size that is used in Mexico. */
const onPaper = (xml: string): string =>
  xml
    .replace('<sheetViews>', '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>')
    .replace(/<pageSetup [^>]*>/, '<pageSetup paperSize="1" fitToHeight="0" orientation="landscape"/>')
    .replace(
      /<pageMargins [^>]*>/,
      '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>',
    );

const order = getOrderOfSiblings(sheetPath, 'worksheet') ?? [];
const withMarkup = (xml: string, markup: string): string =>
  markup === '' ? xml : insertElementMarkupAccordingToOrderOfSiblings(xml, markup, order, 'worksheet');

const filterOf = ({ columns, filter }: BookSheet, rows: number): string =>
  filter && columns.length > 0 ? `<autoFilter ref="A1:${getCellAddress(rows, columns.length - 1)}"/>` : '';

function listsOf({ columns }: BookSheet): string {
  const lists = columns.flatMap(({ choices }, at) => (choices ? [listOf(at, choices)] : []));
  return lists.length === 0 ? '' : `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`;
}

/**
 * What the library leaves open: paper, that the frozen rows alone are fixed, a filter in each head, and the lists that
 * cells are chosen from.
 */
export function finishSheet(xml: string, sheet: BookSheet, rows: number): string {
  const frozen = onPaper(xml.replace('activePane="bottomRight"', 'activePane="bottomLeft"'));
  return withMarkup(withMarkup(frozen, filterOf(sheet, rows)), listsOf(sheet));
}

/** On paper the heads of a sheet head every page. */
export const finishBook = (xml: string, sheets: readonly BookSheet[]): string =>
  xml.replace(
    '<definedNames/>',
    `<definedNames>${sheets
      .map(({ name }, at) => {
        const quoted = sanitizeTextContent(name.replaceAll("'", "''"));
        return `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">'${quoted}'!$1:$1</definedName>`;
      })
      .join('')}</definedNames>`,
  );
