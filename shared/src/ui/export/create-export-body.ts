import type { CallBody, CallQuery, ExportedList } from '../../contract';
import { cleanFilters } from '../../platform';

/** A list that the server exports: its columns, filters and sort. */
export interface ExportedColumns<K extends ExportedList> {
  /** The call of the list. */
  call: K;
  /** The columns of the list, including the optional ones; only their keys are sent. */
  columns: readonly { key: string }[];
  /** The filters of the list, also those that the page fixes, and its sort. */
  request?: { query?: CallQuery<K> };
}

/** The body of `POST /exports`. */
export const createExportBody = <K extends ExportedList>({
  call,
  columns,
  request,
}: ExportedColumns<K>): CallBody<'POST /exports'> => ({
  list: call,
  columns: columns.map(({ key }) => key),
  query: cleanFilters({ ...request?.query }),
});
