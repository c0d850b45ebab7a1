import { columnNames } from './importColumns';
import { buildWorkbook, buildSaleRow } from '../../../testing/workbooks/workbookBuilder';
import { downloadWorkbook, readWorkbookPart } from '../../../testing/workbooks/downloadWorkbook';
import type { TestApi, TestClient } from '../../../testing/harness';
import { startApiWithUsers } from '../../../testing/startApiWithUsers';

let api: TestApi;
let consultant: TestClient;
beforeAll(async () => {
  ({ api, consultant } = await startApiWithUsers());
});
afterAll(() => api.close());

test('X-15 creates columns with drop-down lists, a sheet that explains them and a sheet with the choices', async () => {
  const { file, headers, names, rows } = await downloadWorkbook(consultant, '/sales/file-template');
  expect(names).toEqual(['Ventas', 'Instrucciones', 'Listas']);
  expect(rows(0)[0]!.map((heading) => String(heading).replace('*', ''))).toEqual(columnNames);
  expect(rows(0)[0]).toContain('referencia_externa*');
  expect(
    rows(1)
      .map(([name]) => name)
      .slice(1, 15),
  ).toEqual(columnNames);
  expect(rows(2)[1]!.slice(0, 3)).toEqual([
    api.company.season.name,
    api.company.distributor.name,
    api.company.consultant.email,
  ]);
  expect(headers['content-disposition']).toBe(
    `attachment; filename="Plantilla de ventas 20-11-26.xlsx"; filename*=UTF-8''Plantilla%20de%20ventas%2020-11-26.xlsx`,
  );
  const xml = await readWorkbookPart(file, 'xl/worksheets/sheet1.xml');
  expect(xml).toContain('state="frozen"');
  expect(xml.match(/<dataValidation /g)).toHaveLength(4);
  expect(xml.indexOf('<dataValidations')).toBeLessThan(xml.indexOf('<pageMargins'));
});

test('X-15 X-16 finds no rows in the empty template and accepts a file with its columns', async () => {
  const { file } = await downloadWorkbook(consultant, '/sales/file-template');
  const { body } = await consultant.upload('/sales/import', file);
  expect(body.data).toMatchObject({ rows: 0, errors: [{ message: 'El archivo no tiene filas con datos.' }] });
  const headings = columnNames.map((name) => (name.startsWith('r') ? `${name}*` : name));
  const cells = buildSaleRow(api.company, { referencia_externa: 'T-1' });
  const filled = Object.fromEntries(columnNames.map((name, at) => [headings[at]!, cells[name] ?? null]));
  const { status } = await consultant.upload(
    '/sales/import?dryRun=true',
    await buildWorkbook([{ ...filled, fecha: '15/11/2026' }]),
  );
  expect(status).toBe(200);
});

test('X-15 P-07 allows the template only to roles that may import', async () => {
  for (const role of ['Coordinator', 'Supervisor', 'Farmer'] as const)
    expect((await (await api.signInAs(api.company.users[role])).get('/sales/file-template')).status).toBe(403);
});
