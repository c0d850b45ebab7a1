import type { TargetFile } from '@surco/shared/contract';
import type { TestApi, TestClient } from '../../testing/harness';
import { startApiWithUsers } from '../../testing/startApiWithUsers';
import { buildTarget, changeTargets, getTargetGrid } from '../../testing/targets';
import { buildWorkbook } from '../../testing/workbooks/workbookBuilder';
import { readSheets } from '../../testing/workbooks/readSheets';

let api: TestApi;
let admin: TestClient;
let coordinator: TestClient;
beforeAll(async () => {
  ({ api, admin, coordinator } = await startApiWithUsers());
});
afterAll(() => api.close());

test('X-23 the workbook has the targets of the season, and is read without writing', async () => {
  const { id: seasonId } = await api.make.season({ name: 'OI 2031/32' });
  const { consultant, product } = api.company;
  await changeTargets(admin, seasonId, [buildTarget(consultant.id, { productId: product.id, total: '1500.50' })]);
  const { rawBody, headers } = await admin.get(`/targets/file-template?seasonId=${seasonId}&owner=consultant`);
  expect(headers['content-disposition']).toContain('Metas%20OI%202031-32.xlsx');
  const [sheet] = readSheets(rawBody);
  expect(sheet?.data[0]).toEqual(['correo_consultor*', 'consultor', 'clave_producto', 'bolsas', 'importe']);
  const name = `${consultant.first_name} ${consultant.last_name}`;
  expect(sheet?.data).toContainEqual([consultant.email, name, product.code, 100, 1500.5]);
  const file = await buildWorkbook([
    { correo_consultor: consultant.email, clave_producto: product.code.toLowerCase(), bolsas: 250, importe: null },
    { correo_consultor: consultant.email, clave_producto: null, bolsas: null, importe: 99.5 },
    { correo_consultor: api.company.colleague.email, clave_producto: null, bolsas: null, importe: null },
  ]);
  const { body } = await admin.upload('/targets/read-file?owner=consultant', file);
  const read = body.data as TargetFile;
  expect(read).toEqual({
    rows: 3,
    errors: [],
    sheet: 'Ventas',
    cells: [
      { ownerId: consultant.id, productId: product.id, bags: 250, total: null },
      { ownerId: consultant.id, productId: null, bags: null, total: '99.50' },
    ],
  });
  expect((await getTargetGrid(admin, seasonId)).cells).toHaveLength(1);
});

test('X-23 the workbook leaves out the targets of products that are not on sale any more', async () => {
  const { id: seasonId } = await api.make.season();
  const { consultant } = api.company;
  const product = await api.make.product();
  await changeTargets(admin, seasonId, [buildTarget(consultant.id, { productId: product.id })]);
  await api.db.updateTable('products').set({ enabled: false }).where('id', '=', product.id).execute();
  expect((await getTargetGrid(admin, seasonId)).products).toContainEqual(
    expect.objectContaining({ id: product.id, enabled: false }),
  );
  const { rawBody } = await admin.get(`/targets/file-template?seasonId=${seasonId}&owner=consultant`);
  const [sheet] = readSheets(rawBody);
  expect(sheet?.data.flat()).not.toContain(product.code);
  expect(sheet?.data.flat()).toContain(consultant.email);
});

test('X-23 reports the errors of a file by row and column', async () => {
  const { zone, otherZone } = api.company;
  const file = await buildWorkbook([
    { zona: zone.name, clave_producto: null, bolsas: 5 },
    { zona: zone.name.toUpperCase(), clave_producto: null, bolsas: 6 },
    { zona: otherZone.name, clave_producto: 'NADA', bolsas: 6 },
    { zona: zone.name, clave_producto: null, bolsas: -1 },
  ]);
  const { status, body } = await coordinator.upload('/targets/read-file?owner=zone', file);
  expect(status).toBe(422);
  expect((body.data as TargetFile).errors.map(({ row, column, message }) => `${row} ${column}: ${message}`)).toEqual([
    '3 : Es la misma meta que la de la fila 2.',
    '4 zona: No hay una zona a su cargo con este nombre.',
    '4 clave_producto: No hay un producto a la venta con esta clave.',
    '5 bolsas: No puede ser negativo.',
  ]);
});
