import type { CallBody, ExportedList } from '../../contract';
import { cleanFilters } from '../../platform';

/** A list that the server exports, and the columns of the file. */
export interface ExportedColumns<K extends ExportedList> {
  /** The call of the list. */
  call: K;
  /** The columns of the list, including the optional ones; only their keys are sent. */
  columns: readonly { key: string }[];
}

/** The body of `POST /exports`. @param query filters and sort of the list */
export const createExportBody = (
  { call, columns }: ExportedColumns<ExportedList>,
  query: Parameters<typeof cleanFilters>[0],
): CallBody<'POST /exports'> => ({
  list: call,
  columns: columns.map(({ key }) => key),
  query: cleanFilters(query),
});
