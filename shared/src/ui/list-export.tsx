import type { CallAnswer, CallKey, CallRequest, Calls } from '../contract';
import { callResponse } from '../platform';
import { ExportButton } from './export-button';
import type { ListColumn } from './list-types';

type ListKey = { [K in CallKey]: Calls[K] extends { paged: true } ? K : never }[CallKey];
type RowOf<K extends ListKey> = CallAnswer<K> extends { data: readonly (infer T)[] } ? T : never;

export interface ListExportProps<K extends ListKey> {
  /** What the file and its sheet are called: "Clientes". */
  name: string;
  /** Those of the list, the optional ones included. */
  columns: readonly ListColumn<RowOf<K>>[];
  /** The list's own call. */
  call: K;
  /** All that the list is filtered by, in its order, with `size: 'all'`. */
  request: CallRequest<K>;
  disabled?: boolean;
}

/** Exports a list that has no report of the server's: a spreadsheet made here, of exactly what is filtered. */
export const ListExport = <K extends ListKey>({ name, columns, call, request, disabled }: ListExportProps<K>) => (
  <ExportButton
    disabled={disabled}
    make={async (report, signal) => {
      const [{ listFile }, response] = await Promise.all([
        import(/* webpackChunkName: "list-workbook" */ './list-workbook'),
        callResponse(call, request, { signal }),
      ]);
      return listFile({ name, columns, response, report, signal });
    }}
  />
);
