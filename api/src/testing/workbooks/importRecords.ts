import type { ImportDecision, ImportedList, RecordImportReport } from '@surco/shared/contract';
import type { TestClient } from '../harness';

/** A row by its headings. */
export type TextRow = Readonly<Record<string, string | number | null>>;

/** A CSV in UTF-8 with commas. The headings are those of the first row. */
export const buildCsv = (rows: readonly TextRow[]): Buffer => {
  const headings = Object.keys(rows[0] ?? {});
  const lines = [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))];
  return Buffer.from(
    lines.map((cells) => cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join()).join('\r\n'),
  );
};

interface ImportOptions {
  dryRun?: boolean;
  decisions?: Readonly<Record<number, ImportDecision>>;
  matches?: Readonly<Record<string, string>>;
  key?: string;
}

/** Sends rows to the import of a list. */
export async function importRecords(
  by: TestClient,
  list: ImportedList,
  rows: readonly TextRow[],
  { dryRun, decisions, matches, key }: ImportOptions = {},
) {
  const fields = {
    ...(decisions ? { decisions: JSON.stringify(decisions) } : {}),
    ...(matches ? { matches: JSON.stringify(matches) } : {}),
  };
  const path = `/imports/${list}/records${dryRun ? '?dryRun=true' : ''}`;
  const headers = key ? { 'idempotency-key': key } : {};
  const { status, body } = await by.uploadForm(path, buildCsv(rows), 'datos.csv', fields, headers);
  return { status, body, report: body.data as RecordImportReport };
}
