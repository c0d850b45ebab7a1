import type { ViewColumn } from '../../../contract';

/** What arranging needs to know of a column. */
export interface ArrangeableColumn {
  key: string;
  optional?: true;
}

export interface ArrangedColumn<C> {
  column: C;
  isShown: boolean;
}

/**
 * Puts the columns of a list in the order that the user has chosen, with those that are hidden. The first column stays
 * first and visible. Choices for columns that the list does not have are ignored; a column without a choice follows the
 * one that it follows in the list, and is visible unless it is optional.
 */
export function arrangeColumns<C extends ArrangeableColumn>(
  columns: readonly C[],
  choices: readonly ViewColumn[],
): readonly ArrangedColumn<C>[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const arranged: ArrangedColumn<C>[] = [];
  for (const { key, isShown } of choices) {
    const column = byKey.get(key);
    if (column && column !== columns[0]) arranged.push({ column, isShown });
  }
  const findPosition = (key?: string): number => arranged.findIndex(({ column }) => column.key === key);
  for (const [index, column] of columns.entries())
    if (findPosition(column.key) === -1)
      arranged.splice(findPosition(columns[index - 1]?.key) + 1, 0, {
        column,
        isShown: index === 0 || !column.optional,
      });
  return arranged;
}

/** The columns as a view stores them. */
export const toViewColumns = (arranged: readonly ArrangedColumn<ArrangeableColumn>[]): ViewColumn[] =>
  arranged.map(({ column: { key }, isShown }) => ({ key, isShown }));
