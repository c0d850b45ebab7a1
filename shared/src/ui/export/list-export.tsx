import type { CallQuery, ExportedList } from '../../contract';
import { createExportBody, type ExportedColumns } from './create-export-body';
import { ServerExport } from './server-export';

export interface ListExportProps<K extends ExportedList> extends ExportedColumns<K> {
  /** The filters and sort of the list. */
  request: { query?: CallQuery<K> };
  disabled?: boolean;
}

/** Exports the filtered records of a list with its columns. The server names the file. */
export const ListExport = <K extends ExportedList>({ request, disabled, ...exported }: ListExportProps<K>) => (
  <ServerExport
    call="POST /exports"
    request={{ body: createExportBody(exported, { ...request.query }) }}
    name="lista.xlsx"
    disabled={disabled}
  />
);
