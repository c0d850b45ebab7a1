import { limits } from '../../../domain/limits';
import { createExportBody } from '../../export/create-export-body';
import { fetchServerFile } from '../../export/load-server-file';
import type { BulkFileAction, ExportedSelection } from './selection-types';

/** The action that exports the selected records with the columns of the list, in its order; the server records their ids. */
export const createExportAction = <T extends { id: string }>(exported: ExportedSelection): BulkFileAction<T> => ({
  kind: 'file',
  key: 'export',
  label: 'Exportar selección',
  icon: 'download',
  check: () => null,
  maxRows: limits.selection.exportMax,
  createFile: async (rows, report, signal) => {
    const body = { ...createExportBody(exported), ids: rows.map(({ id }) => id) };
    return fetchServerFile('POST /exports', { body }, 'lista.xlsx', { report, signal });
  },
});
