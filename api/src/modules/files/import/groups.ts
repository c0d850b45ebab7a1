import { createHash } from 'node:crypto';
import type { ImportError } from '@surco/shared/contract';
import { fold } from '@surco/shared/domain/formats';
import { breather } from '../breathe';
import type { ColumnName } from './columns';
import type { ImportRow } from './rows';

/** The rows that share a reference: one sale. What concerns the sale as a whole is the first row's. */
export interface ImportGroup {
  reference: string;
  first: ImportRow;
  rows: ImportRow[];
  /** Notes of its rows, each once. */
  notes: string;
  /** Of everything the rows say, so that the same rows are known again. */
  digest: string;
}

/** What all rows of a sale must agree on. */
const shared: readonly [keyof ImportRow, ColumnName][] = [
  ['date', 'fecha'],
  ['season', 'temporada'],
  ['rfc', 'rfc_cliente'],
  ['phone', 'telefono_cliente'],
  ['distributor', 'distribuidor'],
  ['email', 'correo_consultor'],
];

type Value = ImportRow[keyof ImportRow];

/** Most are the very same; folding is for those that only look different. */
const isSame = (a: Value, b: Value): boolean => a === b || fold(String(a)) === fold(String(b));

/** Where in the file the rows stand is no matter. */
const digestOf = (rows: readonly ImportRow[]): string =>
  createHash('sha256')
    .update(JSON.stringify(rows.map((row) => ({ ...row, row: 0 }))))
    .digest('base64url');

const disagreements = (first: ImportRow, row: ImportRow): ImportError[] =>
  shared.flatMap(([field, column]) =>
    isSame(first[field], row[field])
      ? []
      : [{ row: row.row, column, message: `No coincide con la fila ${first.row}, que lleva la misma referencia.` }],
  );

function gather(rows: readonly ImportRow[]): Map<string, ImportRow[]> {
  const byReference = new Map<string, ImportRow[]>();
  for (const row of rows) {
    const known = byReference.get(row.reference);
    if (known) known.push(row);
    else byReference.set(row.reference, [row]);
  }
  return byReference;
}

/** Gathers rows into sales, in the order in which their references appear. */
export async function groupRows(rows: readonly ImportRow[], errors: ImportError[]): Promise<ImportGroup[]> {
  const groups: ImportGroup[] = [];
  const breathe = breather();
  for (const [reference, group] of gather(rows)) {
    const [first] = group;
    if (!first) continue;
    for (const row of group.slice(1)) errors.push(...disagreements(first, row));
    const notes = [...new Set(group.map(({ notes: note }) => note).filter(Boolean))].join('\n');
    groups.push({ reference, first, rows: group, notes, digest: digestOf(group) });
    await breathe();
  }
  return groups;
}
