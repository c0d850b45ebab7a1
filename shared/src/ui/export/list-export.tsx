import type { CallResponse, CallRequest } from '../../contract';
import { callPages, type ListCallKey } from '../../platform';
import { ExportButton } from './export-button';
import type { ListColumn } from '../table/list-column';

type RowOf<K extends ListCallKey> = CallResponse<K> extends { data: readonly (infer T)[] } ? T : never;

export interface ListExportProps<K extends ListCallKey> {
  /** Name of the file and its sheet, e.g. "Clientes". */
  name: string;
  /** The columns of the list, including the optional ones. */
  columns: readonly ListColumn<RowOf<K>>[];
  /** The call of the list. */
  call: K;
  /** The filters and sort of the list. */
  request: CallRequest<K>;
  disabled?: boolean;
}

/** Exports a list without a server report: the browser creates a spreadsheet of the filtered records. */
export const ListExport = <K extends ListCallKey>({ name, columns, call, request, disabled }: ListExportProps<K>) => (
  <ExportButton
    disabled={disabled}
    createFile={async (report, signal) => {
      const [{ exportSpreadsheet }, pages] = await Promise.all([
        import(/* webpackChunkName: "export-spreadsheet" */ './spreadsheet/export-spreadsheet'),
        callPages(call, request, report, { signal }),
      ]);
      return exportSpreadsheet({ name, columns, pages, report, signal });
    }}
  />
);
