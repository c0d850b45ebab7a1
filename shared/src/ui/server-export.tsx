import type { CallKey, CallRequest } from '../contract';
import { ExportButton } from './export-button';

export interface ServerExportProps<K extends CallKey> {
  /** The call that answers the file. */
  call: K;
  /** With the filters of the list, so that exactly what is listed is exported. */
  request: CallRequest<K>;
  /** What the file is called if the server does not say. */
  name: string;
  label?: string;
  disabled?: boolean;
}

/** Exports by a report that the server makes. */
export const ServerExport = <K extends CallKey>({ call, request, name, label, disabled }: ServerExportProps<K>) => (
  <ExportButton
    label={label}
    disabled={disabled}
    make={async (report, signal) => {
      const { serverFile } = await import(/* webpackChunkName: "server-file" */ './server-file');
      return serverFile(call, request, name, { report, signal });
    }}
  />
);
