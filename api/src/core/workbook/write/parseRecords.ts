import type { SheetColumn, SheetRow, SheetValue } from '../sheetTypes';
import { RecordReader } from './recordReader';

/** What a column shows for a value of a record. */
export const toLabel = ({ labels }: SheetColumn, value: string | null): SheetValue =>
  labels && value !== null && Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;

/** Parses the records of {@link RecordReader} as rows. */
export function parseRecords(records: Buffer, columns: readonly SheetColumn[]): SheetRow[] {
  const reader = new RecordReader(records);
  const rows: SheetRow[] = [];
  let values: SheetValue[] = [];
  while (reader.next()) {
    const column = columns[values.length];
    values.push(column ? toLabel(column, reader.value) : reader.value);
    if (!reader.isEndOfRecord) continue;
    rows.push({ values });
    values = [];
  }
  return rows;
}
