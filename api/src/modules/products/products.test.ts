import type { ProductPrice } from '@surco/shared/contract';
import { addDays } from '@surco/shared/domain';
import { readRecord, getErrorPaths, put, readRecords } from '../../testing/responses';
import { buildProductBody } from '../../testing/requestBodies';
import { type TestApi, type TestClient, today } from '../../testing/harness';
import { getNextNumber } from '../../testing/factories';
import { startApiWithUsers } from '../../testing/startApiWithUsers';
import { readSheets } from '../../testing/workbooks/readSheets';
import { buildWorkbook } from '../../testing/workbooks/workbookBuilder';
import { applyPlannedPrices } from './prices/applyPlannedPrices';

let api: TestApi;
let admin: TestClient;
let consultant: TestClient;
beforeAll(async () => {
  ({ api, admin, consultant } = await startApiWithUsers());
});
afterAll(() => api.close());

const buildUniqueProductBody = (change: object = {}) =>
  buildProductBody({ code: `dkz-${getNextNumber()}`, basePrice: '3,950', ...change });

test('P-04 X-20 creates, reprices and disables a product', async () => {
  const response = await admin.post('/products', buildUniqueProductBody());
  expect(response.status).toBe(201);
  expect(response.body.data).toMatchObject({ basePrice: '3950.00', taxRate: 0, enabled: true, kgPerBag: null });
  const { id, code } = readRecord(response);
  expect(code).toBe(String(code).toUpperCase());
  const dearer = await put(admin, `/products/${id}`, {
    ...buildUniqueProductBody({ code, basePrice: '4000.50' }),
    version: 1,
  });
  expect(dearer.body.data).toMatchObject({ version: 2, prices: [{ price: '4000.50' }, { price: '3950.00' }] });
  const listEnabledIds = async () =>
    readRecords(await consultant.get('/products/enabled')).map((product) => product.id);
  expect(await listEnabledIds()).toContain(id);
  await put(admin, `/products/${id}`, {
    ...buildUniqueProductBody({ code, basePrice: '4000.50', enabled: false }),
    version: 2,
  });
  expect(await listEnabledIds()).not.toContain(id);
  expect(readRecords(await admin.get('/products?enabled=false')).map((product) => product.id)).toContain(id);
  expect(readRecords(await admin.get('/products?crop=MAIZ&use=GRANO')).map((product) => product.id)).not.toContain(id);
  const named = readRecords(await consultant.get('/products/names')).find((product) => product.id === id);
  expect(named).toEqual({ id, code, name: 'Maíz de prueba', enabled: false });
  const stale = await put(admin, `/products/${id}`, { ...buildUniqueProductBody({ code }), version: 1 });
  expect([stale.status, stale.body.code, readRecord(stale).version]).toEqual([409, 'VERSION_OBSOLETA', 3]);
});

test('X-25 rejects a code that differs only by case', async () => {
  const code = `dkz-${getNextNumber()}`;
  await admin.post('/products', buildUniqueProductBody({ code }));
  const response = await admin.post('/products', buildUniqueProductBody({ code: code.toUpperCase() }));
  expect([response.status, response.body.code, getErrorPaths(response)]).toEqual([409, 'DUPLICADO', ['code']]);
});

const createProduct = () => api.make.product({ base_price: '4000.00' });
const createChange = (productId: string, price: string, currentPrice = '4000.00') => ({
  productId,
  currentPrice,
  price,
});
const findPrice = async (productId: string): Promise<ProductPrice | undefined> =>
  ((await admin.get('/prices')).body.data as ProductPrice[]).find((price) => price.productId === productId);

test('P-04 changes the prices of several products from today and keeps the history', async () => {
  const [first, second] = [await createProduct(), await createProduct()];
  const changes = [createChange(first.id, '4,200.5'), createChange(second.id, '4000.00')];
  const response = await admin.post('/prices', { validFrom: today, changes });
  expect(response.status).toBe(200);
  expect(await findPrice(first.id)).toMatchObject({ price: '4200.50', since: today, planned: [] });
  const detail = readRecord(await admin.get(`/products/${first.id}`));
  expect(detail).toMatchObject({ basePrice: '4200.50', version: 2, prices: [{ price: '4200.50', validFrom: today }] });
  expect(readRecord(await admin.get(`/products/${second.id}`))).toMatchObject({ version: 1 });
  const audit = readRecords(await admin.get(`/audit?entity=product&entityId=${first.id}`));
  expect(audit).toMatchObject([{ before: { basePrice: '4000.00' }, after: { basePrice: '4200.50' } }]);
});

test('P-04 a planned price applies on its day, once', async () => {
  const { id } = await createProduct();
  const day = addDays(today, 3);
  await admin.post('/prices', { validFrom: day, changes: [createChange(id, '4300')] });
  await admin.post('/prices', { validFrom: day, changes: [createChange(id, '4400')] });
  expect(await findPrice(id)).toMatchObject({ price: '4000.00', planned: [{ price: '4400.00', validFrom: day }] });
  expect(await applyPlannedPrices(api.db, addDays(today, 2))).toBe(0);
  expect(await applyPlannedPrices(api.db, day)).toBe(1);
  expect(await applyPlannedPrices(api.db, day)).toBe(0);
  expect(readRecord(await admin.get(`/products/${id}`))).toMatchObject({ basePrice: '4400.00', version: 2 });
});

test('P-04 cancels planned prices', async () => {
  const { id } = await createProduct();
  await admin.post('/prices', { validFrom: addDays(today, 3), changes: [createChange(id, '4300')] });
  expect((await admin.send('DELETE', `/prices/${id}/planned`)).status).toBe(200);
  expect(await findPrice(id)).toMatchObject({ price: '4000.00', planned: [] });
});

test.each<[string, (id: string) => object, number, string]>([
  [
    'a day before today',
    (id) => ({ validFrom: addDays(today, -1), changes: [createChange(id, '1')] }),
    400,
    'validFrom',
  ],
  ['no change', () => ({ validFrom: today, changes: [] }), 400, 'changes'],
  ['a price of zero', (id) => ({ validFrom: today, changes: [createChange(id, '0')] }), 400, 'changes.0.price'],
  [
    'a product twice',
    (id) => ({ validFrom: today, changes: [createChange(id, '1'), createChange(id, '2')] }),
    400,
    'changes.1.price',
  ],
  [
    'an unknown product',
    () => ({ validFrom: today, changes: [createChange('00000000-0000-4000-8000-000000000000', '1')] }),
    400,
    'changes.0.price',
  ],
  [
    'a price that changed meanwhile',
    (id) => ({ validFrom: today, changes: [createChange(id, '4100', '3900.00')] }),
    409,
    'changes.0.price',
  ],
])('P-04 rejects %s and changes nothing', async (_, buildBody, status, path) => {
  const { id } = await createProduct();
  const response = await admin.post('/prices', buildBody(id));
  expect([response.status, getErrorPaths(response)]).toEqual([status, [path]]);
  expect(await findPrice(id)).toMatchObject({ price: '4000.00', planned: [] });
});

test('P-04 the workbook has the current prices, and is read without writing', async () => {
  const product = await createProduct();
  const { rawBody, headers } = await admin.get('/prices/file-template');
  expect(headers['content-disposition']).toContain('Precios.xlsx');
  const sheets = readSheets(rawBody);
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Precios', 'Instrucciones']);
  expect(sheets[0]?.data[0]).toEqual(['clave*', 'producto', 'precio_actual', 'precio_nuevo']);
  expect(sheets[0]?.data).toContainEqual([product.code, product.name, 4000, null]);
  const file = await buildWorkbook([
    { clave: product.code.toLowerCase(), producto: 'Otro', precio_nuevo: 4250.5 },
    { clave: (await createProduct()).code, producto: 'Sin cambio', precio_nuevo: null },
  ]);
  const { body } = await admin.upload('/prices/read-file', file);
  expect(body.data).toEqual({
    rows: 2,
    prices: [{ productId: product.id, price: '4250.50' }],
    errors: [],
    sheet: 'Ventas',
  });
  expect(await findPrice(product.id)).toMatchObject({ price: '4000.00' });
});

test('P-04 reports the errors of a file by row and column', async () => {
  const { code } = await createProduct();
  const file = await buildWorkbook([
    { clave: code, precio_nuevo: 4250 },
    { clave: code, precio_nuevo: 4300 },
    { clave: 'NADA', precio_nuevo: 4300 },
    { clave: code, precio_nuevo: 0 },
  ]);
  const { status, body } = await admin.upload('/prices/read-file', file);
  expect([status, body.code]).toEqual([422, 'IMPORTACION_CON_ERRORES']);
  const { errors } = body.data as { errors: { row: number; column: string; message: string }[] };
  expect(errors.map(({ row, column, message }) => `${row} ${column}: ${message}`)).toEqual([
    '3 clave: Es el mismo producto que el de la fila 2.',
    '4 clave: No hay un producto con esta clave.',
    '5 precio_nuevo: Debe ser como mínimo 0.01.',
  ]);
});
