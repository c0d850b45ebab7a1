import { noValue } from '../../../domain/text/formats';
import { getRuntimeConfig, getToday } from '../../../platform';
import type { ExportCell } from './export-cell';
import { createWorkbookInWorker } from './create-workbook-in-worker';
import type { ListColumn } from '../../table/list-column';
import type { NamedFile } from '../save-file';

/** The cell of a column: `exportCell`, or else the rendered text or number; empty for an element or `noValue`. */
function toExportCell<T>({ exportCell, render }: ListColumn<T>, row: T): ExportCell {
  if (exportCell) return exportCell(row);
  const rendered = render(row);
  return (typeof rendered === 'string' && rendered !== noValue) || typeof rendered === 'number' ? rendered : null;
}

interface SpreadsheetExportOptions<T> {
  name: string;
  columns: readonly ListColumn<T>[];
  /** The bodies of the API's responses, one for each page of the list. */
  pages: readonly ArrayBuffer[];
  report: (progress: number | null) => void;
  signal: AbortSignal;
}

/** A spreadsheet with the number of its rows, without the header. */
interface SpreadsheetFile extends NamedFile {
  rowCount: number;
}

/** `AbortSignal.throwIfAborted`, which the oldest supported browsers lack. */
function assertNotAborted({ aborted }: AbortSignal): void {
  if (aborted) throw new DOMException('The export was aborted.', 'AbortError');
}

/**
 * Exports a list as an .xlsx file, named e.g. "Clientes 2026-11-21.xlsx". The browser creates it; the reports of sales
 * and DKbonos come from the server instead (`ServerExport`, `api/src/modules/documents/reports`).
 */
export async function exportSpreadsheet<T>({
  name,
  columns,
  pages,
  report,
  signal,
}: SpreadsheetExportOptions<T>): Promise<SpreadsheetFile> {
  const { timeZone } = getRuntimeConfig();
  const headers = columns.map(({ title, unit, align = 'left' }) => ({
    title: unit ? `${title} (${unit})` : title,
    align,
  }));
  assertNotAborted(signal);
  let rowCount = 0;
  const blob = await createWorkbookInWorker(
    { sheet: name, headers, timeZone },
    pages,
    async (rows, progress) => {
      assertNotAborted(signal);
      report(progress);
      rowCount += rows.length;
      // The worker returns rows of the response unchanged, so their type is that of the call.
      return rows.map((row) => columns.map((column) => toExportCell(column, row as T)));
    },
    signal,
  );
  return { name: `${name} ${getToday()}.xlsx`, blob, rowCount };
}
