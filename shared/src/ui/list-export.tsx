import { calendarDateIn } from '../domain/calendar';
import { runtimeConfig } from '../platform';
import { ExportButton } from './export-button';
import type { ListColumn } from './list-types';

export interface ListExportProps<T> {
  /** What the file and its sheet are called: "Clientes". */
  name: string;
  /** Those of the list, the optional ones included. */
  columns: readonly ListColumn<T>[];
  /** Asks for all that the list is filtered by, in its order: the list's own call with `size=all`. */
  load: () => Promise<{ data: readonly T[] }>;
  disabled?: boolean;
}

/** Exports a list that has no report of the server's: a spreadsheet made here, of exactly what is filtered. */
export const ListExport = <T,>({ name, columns, load, disabled }: ListExportProps<T>) => (
  <ExportButton
    disabled={disabled}
    make={async () => {
      const [{ listFile }, { data }] = await Promise.all([
        import(/* webpackChunkName: "list-workbook" */ './list-workbook'),
        load(),
      ]);
      return listFile(name, calendarDateIn(runtimeConfig().timeZone), columns, data);
    }}
  />
);
