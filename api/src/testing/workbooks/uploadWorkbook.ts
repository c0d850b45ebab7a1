import type { ImportReport } from '@surco/shared/contract';
import { buildWorkbook, type CellsByHeading } from './workbookBuilder';
import { countWrittenRows, type TestApi, type TestClient } from '../harness';

export const readImportReport = (body: unknown): ImportReport => (body as { data: ImportReport }).data;

export async function uploadWorkbook(by: TestClient, rows: readonly CellsByHeading[], path = '/sales/import') {
  const { status, body } = await by.upload(path, await buildWorkbook(rows));
  return { status, body, report: readImportReport(body) };
}

/** Expects that the import is rejected and writes nothing. @returns the errors of its report */
export async function expectSaleImportRejected({ db }: TestApi, by: TestClient, rows: readonly CellsByHeading[]) {
  const before = await countWrittenRows(db);
  const { status, body, report } = await uploadWorkbook(by, rows);
  expect([status, body.code, report.sales]).toEqual([422, 'IMPORTACION_CON_ERRORES', 0]);
  expect(await countWrittenRows(db)).toEqual(before);
  // Its rows alone would be a part of a sale.
  expect(report).not.toHaveProperty('failedRows');
  return report.errors;
}
