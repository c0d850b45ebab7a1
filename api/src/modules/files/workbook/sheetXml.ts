import {
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeTextContent,
} from 'write-excel-file/utility';
import type { BookSheet } from './book';

const sheetPath = 'xl/worksheets/sheet{id}.xml';
const lastRow = 20_001;

function listOf(column: number, source: string): string {
  const cells = `${getCellAddress(1, column)}:${getCellAddress(lastRow - 1, column)}`;
  return (
    `<dataValidation type="list" allowBlank="1" showErrorMessage="1" errorStyle="warning" sqref="${cells}" ` +
    'errorTitle="Valor fuera de la lista" error="Elija un valor de la lista; otro será rechazado al importar.">' +
    `<formula1>${sanitizeTextContent(source)}</formula1></dataValidation>`
  );
}

/** What the library leaves open: the frozen rows alone are active, and columns are chosen from their lists. */
export function finishSheet(xml: string, sheet: BookSheet | undefined): string {
  const frozen = xml.replace('activePane="bottomRight"', 'activePane="bottomLeft"');
  const lists = (sheet?.columns ?? []).flatMap(({ choices }, at) => (choices ? [listOf(at, choices)] : []));
  if (lists.length === 0) return frozen;
  const order = getOrderOfSiblings(sheetPath, 'worksheet') ?? [];
  const markup = `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`;
  return insertElementMarkupAccordingToOrderOfSiblings(frozen, markup, order, 'worksheet');
}
