import type { CallKey, CallRequest } from '../../contract';
import { ExportButton } from './export-button';

export interface ServerExportProps<K extends CallKey> {
  /** The call that returns the file. */
  call: K;
  /** The filters of the list, so that the file has the same records. */
  request: CallRequest<K>;
  /** Name of the file if the server sends none. */
  name: string;
  label?: string;
  disabled?: boolean;
}

/** Exports a report that the server creates. */
export const ServerExport = <K extends CallKey>({ call, request, name, label, disabled }: ServerExportProps<K>) => (
  <ExportButton
    label={label}
    disabled={disabled}
    createFile={async (report, signal) => {
      const { fetchServerFile } = await import(/* webpackChunkName: "server-file" */ './fetch-server-file');
      return fetchServerFile(call, request, name, { report, signal });
    }}
  />
);
