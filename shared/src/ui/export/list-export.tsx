import type { CallQuery, ExportedList } from '../../contract';
import { createExportBody, type ExportedColumns } from './create-export-body';
import { ServerExport } from './server-export';

export interface ListExportProps<K extends ExportedList> extends ExportedColumns<K> {
  /** The filters of the list, also those that the page fixes, and its sort. */
  request: { query?: CallQuery<K> };
  disabled?: boolean;
}

/** Exports the filtered records of a list with its columns. The server names the file. */
export const ListExport = <K extends ExportedList>({ disabled, ...exported }: ListExportProps<K>) => (
  <ServerExport
    call="POST /exports"
    request={{ body: createExportBody(exported) }}
    name="lista.xlsx"
    disabled={disabled}
  />
);
