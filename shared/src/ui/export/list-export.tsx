import type { CallResponse, CallRequest, ExportedList } from '../../contract';
import { call as callApi, callPages, cleanFilters } from '../../platform';
import { ExportButton } from './export-button';
import type { ListColumn } from '../table/list-column';

type RowOf<K extends ExportedList> = CallResponse<K> extends { data: readonly (infer T)[] } ? T : never;

export interface ListExportProps<K extends ExportedList> {
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

/**
 * Exports a list without a server report: the browser creates a spreadsheet of the filtered records. The file is saved
 * only after the audit log has recorded the export.
 */
export const ListExport = <K extends ExportedList>({ name, columns, call, request, disabled }: ListExportProps<K>) => (
  <ExportButton
    disabled={disabled}
    createFile={async (reportProgress, signal) => {
      const [{ exportSpreadsheet }, pages] = await Promise.all([
        import(/* webpackChunkName: "export-spreadsheet" */ './spreadsheet/export-spreadsheet'),
        callPages(call, request, reportProgress, { signal }),
      ]);
      const file = await exportSpreadsheet({ name, columns, pages, report: reportProgress, signal });
      const body = { list: call, name: file.name, filters: cleanFilters({ ...request.query }), rows: file.rowCount };
      await callApi('POST /exports', { body }, { signal });
      return file;
    }}
  />
);
