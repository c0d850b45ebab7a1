import type { ListColumn } from '../../table/list-column';
import { getRowName } from '../../table/table-row';

/** The name of a record in a sentence: its first column and the title of its card, "V-2026-000123 · Ana Núñez". */
export function describeRow<T>(columns: readonly ListColumn<T>[], row: T): string {
  const title = columns.filter(({ cardPosition }) => cardPosition === 'title');
  return [...new Set([getRowName(columns, row), getRowName(title, row)])].filter(Boolean).join(' · ');
}
