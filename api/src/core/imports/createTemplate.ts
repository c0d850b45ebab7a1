import { utils } from '@e965/xlsx';
import type { Db } from '../db/pool';
import type { CurrentUser } from '../http/currentUser';
import type { FileResponse } from '../http/sendFile';
import {
  blankRowCount,
  type ColumnChoices,
  createInstructionRows,
  createTemplateColumns,
  instructionsSheet,
} from '../workbook/rows/templateSheets';
import { createWorkbook } from '../workbook/write/createWorkbook';
import type { ImportDefinition, TemplateList } from './importDefinition';

/** The drop-down lists: the columns of the sheet Listas that columns of the file offer. */
function findChoices<N extends string>(lists: readonly TemplateList<N>[]): ColumnChoices<N> {
  const choices: ColumnChoices<N> = {};
  lists.forEach(({ of, values }, index) => {
    if (of !== undefined) choices[of] = { letter: utils.encode_col(index), count: values.length };
  });
  return choices;
}

/**
 * Creates the workbook to fill in: an empty sheet with drop-down lists, a sheet that explains its columns, and a sheet
 * with what the lists offer.
 */
export async function createTemplate<N extends string, R extends { row: number }>(
  { format: { sheetName, columns }, template }: ImportDefinition<N, R>,
  db: Db,
  user: CurrentUser,
  today: string,
): Promise<FileResponse> {
  const lists = await template.readLists(db, user, today);
  const listRows = Array.from({ length: Math.max(0, ...lists.map(({ values }) => values.length)) }, (_, index) => ({
    values: lists.map(({ values }) => values[index] ?? null),
  }));
  const listsSheet = { name: 'Listas', columns: lists.map(({ values: _values, of: _of, ...column }) => column) };
  const sheets = [
    { name: sheetName, columns: createTemplateColumns(columns, findChoices(lists)), blankRows: blankRowCount },
    instructionsSheet,
    ...(lists.length > 0 ? [listsSheet] : []),
  ];
  const content = await createWorkbook({ sheets, userId: user.id }, async function* () {
    yield { sheet: 1, rows: createInstructionRows(columns, template.notes) };
    if (lists.length > 0) yield { sheet: 2, rows: listRows };
  });
  return { name: `${template.getName(today)}.xlsx`, content };
}
