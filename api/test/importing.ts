import type { ImportReport } from '@surco/shared/contract';
import { bookOf, type Cells } from './factoryBook';
import { written, type TestApi, type Visitor } from './harness';

export const reportOf = (body: unknown): ImportReport => (body as { data: ImportReport }).data;

export async function sendBook(by: Visitor, rows: readonly Cells[], path = '/sales/import') {
  const { status, body } = await by.upload(path, await bookOf(rows));
  return { status, body, report: reportOf(body) };
}

/** Refused as a whole: the report, and nothing left behind. */
export async function refusedBook({ db }: TestApi, by: Visitor, rows: readonly Cells[]) {
  const before = await written(db);
  const { status, body, report } = await sendBook(by, rows);
  expect([status, body.code, report.sales]).toEqual([422, 'IMPORTACION_CON_ERRORES', 0]);
  expect(await written(db)).toEqual(before);
  return report.errors;
}
