import { createHash } from 'node:crypto';
import type { ImportError } from '@surco/shared/contract';
import { fold } from '@surco/shared/domain/formats';
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

const folded = (value: ImportRow[keyof ImportRow]): string => fold(String(value ?? ''));

const said = (row: ImportRow): string[] => {
  const { row: _number, ...values } = row;
  return Object.values(values).map(folded);
};

const digestOf = (rows: readonly ImportRow[]): string =>
  createHash('sha256')
    .update(JSON.stringify(rows.map(said)))
    .digest('base64url');

const disagreements = (first: ImportRow, row: ImportRow): ImportError[] =>
  shared.flatMap(([field, column]) =>
    folded(first[field]) === folded(row[field])
      ? []
      : [{ row: row.row, column, message: `No coincide con el renglón ${first.row}, que lleva la misma referencia.` }],
  );

/** Gathers rows into sales, in the order in which their references appear. */
export function groupRows(rows: readonly ImportRow[], errors: ImportError[]): ImportGroup[] {
  const byReference = new Map<string, ImportRow[]>();
  for (const row of rows) {
    const known = byReference.get(row.reference);
    if (known) known.push(row);
    else byReference.set(row.reference, [row]);
  }
  return [...byReference].flatMap(([reference, group]) => {
    const [first] = group;
    if (!first) return [];
    for (const row of group.slice(1)) errors.push(...disagreements(first, row));
    const notes = [...new Set(group.map(({ notes: note }) => note).filter(Boolean))].join('\n');
    return [{ reference, first, rows: group, notes, digest: digestOf(group) }];
  });
}
