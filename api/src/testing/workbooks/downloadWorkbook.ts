import { readParts } from '../../core/workbook/read/archive';
import type { TestClient } from '../harness';
import { readSheets } from './readSheets';

/** Text of one part of an xlsx archive, such as `xl/worksheets/sheet1.xml`; empty when the part does not exist. */
export const readWorkbookPart = async (file: Buffer, name: string): Promise<string> =>
  (await readParts(file))
    .find((part) => part.name === name)
    ?.content.toString()
    .replaceAll('&apos;', "'") ?? '';

/**
 * Downloads a workbook and expects 200 with the xlsx content type. `rows(index)` are the cells of a sheet, counted from 0.
 * @param selection the body, for a report of selected records
 */
export async function downloadWorkbook(client: TestClient, path: string, selection?: { ids: readonly string[] }) {
  const { status, rawBody, headers } = await (selection ? client.post(path, selection) : client.get(path));
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  const sheets = readSheets(rawBody);
  return {
    file: rawBody,
    headers,
    names: sheets.map(({ sheet }) => sheet),
    rows: (index: number) => sheets[index]?.data ?? [],
  };
}
