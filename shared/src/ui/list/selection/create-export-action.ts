import { limits } from '../../../domain/limits';
import { call, cleanFilters } from '../../../platform';
import type { BulkFileAction, ExportedSelection } from './selection-types';

/**
 * The action that exports the selected records with the columns of the list. The file is saved only after the audit log
 * has recorded the export with the ids of the records.
 */
export const createExportAction = <T extends { id: string }>(
  { name, columns, call: list }: ExportedSelection<T>,
  filters: Partial<Record<string, string>>,
): BulkFileAction<T> => ({
  kind: 'file',
  key: 'export',
  label: 'Exportar selección',
  icon: 'download',
  check: () => null,
  maxRows: limits.selection.exportMax,
  createFile: async (rows, report, signal) => {
    const { exportSpreadsheet } = await import(
      /* webpackChunkName: "export-spreadsheet" */ '../../export/spreadsheet/export-spreadsheet'
    );
    const pages = [new TextEncoder().encode(JSON.stringify({ data: rows })).buffer];
    const file = await exportSpreadsheet({ name, columns, pages, report, signal });
    const ids = rows.map(({ id }) => id);
    const body = { list, name: file.name, filters: cleanFilters(filters), rows: file.rowCount, ids };
    await call('POST /exports', { body }, { signal });
    return file;
  },
});
