import { calendarDateIn } from '../domain/calendar';
import { noValue } from '../domain/formats';
import { networkError, runtimeConfig } from '../platform';
import type { ExportCell } from '../workbook/cell';
import { bookInWorker } from '../workbook/inWorker';
import type { ListColumn } from './list-types';
import type { NamedFile } from './save-file';

/** The column as a cell: what it says of itself, or the text that stands on the screen. */
function cellOf<T>({ cell, render }: ListColumn<T>, row: T): ExportCell {
  if (cell) return cell(row);
  const shown = render(row);
  return (typeof shown === 'string' && shown !== noValue) || typeof shown === 'number' ? shown : null;
}

async function bytesOf(response: Response): Promise<ArrayBuffer> {
  try {
    return await response.arrayBuffer();
  } catch {
    throw networkError();
  }
}

interface Asked<T> {
  name: string;
  columns: readonly ListColumn<T>[];
  /** The whole list, as the API sends it. */
  response: Response;
  report: (done: number | null) => void;
  signal: AbortSignal;
}

/** The rows of a list as a workbook under its name: "Clientes 2026-11-21.xlsx". */
export async function listFile<T>({ name, columns, response, report, signal }: Asked<T>): Promise<NamedFile> {
  const { timeZone } = runtimeConfig();
  const heads = columns.map(({ title, unit, align = 'left' }) => ({
    title: unit ? `${title} (${unit})` : title,
    align,
  }));
  const answer = await bytesOf(response);
  signal.throwIfAborted();
  const blob = await bookInWorker(
    { sheet: name, heads, timeZone },
    answer,
    async (rows, done) => {
      signal.throwIfAborted();
      report(done);
      // The contract says what the rows of this call are; the worker hands them back as they came.
      return rows.map((row) => columns.map((column) => cellOf(column, row as T)));
    },
    signal,
  );
  return { name: `${name} ${calendarDateIn(timeZone)}.xlsx`, blob };
}
