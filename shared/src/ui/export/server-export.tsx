import type { CallKey, CallRequest } from '../../contract';
import { ExportButton } from './export-button';
import { fetchServerFile } from './load-server-file';
import { type CreateFile, useExport } from './use-export';

interface ServerFile<K extends CallKey> {
  /** The call that returns the file. */
  call: K;
  /** The filters of the list, so that the file has the same records. */
  request: CallRequest<K>;
  /** Name of the file if the server sends none. */
  name: string;
}

export interface ServerExportProps<K extends CallKey> extends ServerFile<K> {
  label?: string;
  disabled?: boolean;
}

const createServerFile =
  <K extends CallKey>({ call, request, name }: ServerFile<K>): CreateFile =>
  (report, signal) =>
    fetchServerFile(call, request, name, { report, signal });

/** Exports a report that the server creates. */
export const ServerExport = <K extends CallKey>({ label, disabled, ...file }: ServerExportProps<K>) => (
  <ExportButton label={label} disabled={disabled} createFile={createServerFile(file)} />
);

/** The same for a menu: `run` exports, `busy` is true meanwhile. */
export function useServerExport<K extends CallKey>(file: ServerFile<K>) {
  const { state, run } = useExport(createServerFile(file));
  return { busy: state !== 'idle', run };
}
