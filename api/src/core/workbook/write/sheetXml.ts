import { limits } from '@surco/shared/domain';
import {
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeTextContent,
} from 'write-excel-file/utility';
import type { SheetDefinition } from '../sheetTypes';

const sheetPath = 'xl/worksheets/sheet{id}.xml';

/** A dropdown in all cells of a column below its heading. */
function renderDropdownXml(column: number, source: string): string {
  const cells = `${getCellAddress(1, column)}:${getCellAddress(limits.workbook.maxRows, column)}`;
  return (
    `<dataValidation type="list" allowBlank="1" showErrorMessage="1" errorStyle="warning" sqref="${cells}" ` +
    'errorTitle="Valor fuera de la lista" error="Elija un valor de la lista; otro será rechazado al importar.">' +
    `<formula1>${sanitizeTextContent(source)}</formula1></dataValidation>`
  );
}

/** Prints a sheet in landscape on US Letter, which is usual in Mexico, scaled to the width of one page. */
const applyPrintLayout = (xml: string): string =>
  xml
    .replace('<sheetViews>', '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>')
    .replace(/<pageSetup [^>]*>/, '<pageSetup paperSize="1" fitToHeight="0" orientation="landscape"/>')
    .replace(
      /<pageMargins [^>]*>/,
      '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>',
    );

const siblingOrder = getOrderOfSiblings(sheetPath, 'worksheet') ?? [];
const insertMarkup = (xml: string, markup: string): string =>
  markup === '' ? xml : insertElementMarkupAccordingToOrderOfSiblings(xml, markup, siblingOrder, 'worksheet');

/** The element `autoFilter`; empty for a sheet without filters. */
export const renderFilterXml = ({ columns, hasFilter }: SheetDefinition, rowCount: number): string =>
  hasFilter && columns.length > 0 ? `<autoFilter ref="A1:${getCellAddress(rowCount, columns.length - 1)}"/>` : '';

function renderDropdownsXml({ columns }: SheetDefinition): string {
  const lists = columns.flatMap(({ choices }, index) => (choices ? [renderDropdownXml(index, choices)] : []));
  return lists.length === 0 ? '' : `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`;
}

/** Adds what the library does not write: page setup, the pane of the frozen row, filters and dropdowns. */
export function completeSheetXml(xml: string, sheet: SheetDefinition, rowCount: number): string {
  const frozen = applyPrintLayout(xml.replace('activePane="bottomRight"', 'activePane="bottomLeft"'));
  return insertMarkup(insertMarkup(frozen, renderFilterXml(sheet, rowCount)), renderDropdownsXml(sheet));
}

/** Repeats the heading row on every printed page. */
export const completeWorkbookXml = (xml: string, sheets: readonly SheetDefinition[]): string =>
  xml.replace(
    '<definedNames/>',
    `<definedNames>${sheets
      .map(({ name }, index) => {
        const quoted = sanitizeTextContent(name.replaceAll("'", "''"));
        return `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">'${quoted}'!$1:$1</definedName>`;
      })
      .join('')}</definedNames>`,
  );
