import { createHash } from 'node:crypto';
import type { ImportError } from '@surco/shared/contract';
import { createEventLoopYield } from '../../../core/createEventLoopYield';
import { toEmailKey, toLookupKey } from '../../../core/workbook/rows/toLookupKey';
import type { ColumnName } from './importColumns';
import type { SaleImportRow } from './saleSheetFormat';

/** The rows of one sale: those with the same reference. The first row gives the data of the sale itself. */
export interface ImportGroup {
  /** As the first row has it. */
  reference: string;
  /** What earlier imports and other rows are compared by. */
  referenceKey: string;
  first: SaleImportRow;
  rows: SaleImportRow[];
  /** The distinct notes of the rows, one per line. */
  notes: string;
  /** Hash of all cells of the rows, which identifies rows that were imported before. */
  digest: string;
}

/** The fields that must be equal in all rows of a sale. */
const sharedFields: readonly [keyof SaleImportRow, ColumnName][] = [
  ['date', 'fecha'],
  ['season', 'temporada'],
  ['rfc', 'rfc_cliente'],
  ['phone', 'telefono_cliente'],
  ['distributor', 'distribuidor'],
  ['email', 'correo_consultor'],
];

type FieldValue = SaleImportRow[keyof SaleImportRow];

/** Compares by the keys that find records; most values are identical and need none. */
const isSameValue = (a: FieldValue, b: FieldValue): boolean =>
  a === b || toLookupKey(String(a)) === toLookupKey(String(b));

/** The fields of a row that differ when its sale does: without the row number, texts as keys. */
const toDigestFields = ({ reference, season, code, distributor, email, lot, ...row }: SaleImportRow) => ({
  ...row,
  row: 0,
  keys: [reference, season, code, distributor, lot].map(toLookupKey),
  email: toEmailKey(email),
});

/** Moved rows, and rows whose keys are only written in another way, have the same digest. */
const computeDigest = (rows: readonly SaleImportRow[]): string =>
  createHash('sha256')
    .update(JSON.stringify(rows.map(toDigestFields)))
    .digest('base64url');

const validateSharedFields = (first: SaleImportRow, row: SaleImportRow): ImportError[] =>
  sharedFields.flatMap(([field, column]) =>
    isSameValue(first[field], row[field])
      ? []
      : [{ row: row.row, column, message: `No coincide con la fila ${first.row}, que lleva la misma referencia.` }],
  );

function groupByReference(rows: readonly SaleImportRow[]): Map<string, SaleImportRow[]> {
  const byReference = new Map<string, SaleImportRow[]>();
  for (const row of rows) {
    const key = toLookupKey(row.reference);
    const group = byReference.get(key);
    if (group) group.push(row);
    else byReference.set(key, [row]);
  }
  return byReference;
}

/**
 * Groups rows into sales by their reference, in the order of the file.
 * @param errors receives an error for each field that differs between rows of a sale
 */
export async function groupRows(rows: readonly SaleImportRow[], errors: ImportError[]): Promise<ImportGroup[]> {
  const groups: ImportGroup[] = [];
  const yieldIfDue = createEventLoopYield();
  for (const [referenceKey, group] of groupByReference(rows)) {
    const [first] = group;
    if (!first) continue;
    for (const row of group.slice(1)) errors.push(...validateSharedFields(first, row));
    const notes = [...new Set(group.map(({ notes: note }) => note).filter(Boolean))].join('\n');
    groups.push({ reference: first.reference, referenceKey, first, rows: group, notes, digest: computeDigest(group) });
    await yieldIfDue();
  }
  return groups;
}
