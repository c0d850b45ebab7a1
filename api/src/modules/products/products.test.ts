import { readRecord, getErrorPaths, put, readRecords } from '../../testing/responses';
import { buildProductBody } from '../../testing/requestBodies';
import type { TestApi, TestClient } from '../../testing/harness';
import { getNextNumber } from '../../testing/factories';
import { startApiWithUsers } from '../../testing/startApiWithUsers';

let api: TestApi;
let admin: TestClient;
let consultant: TestClient;
beforeAll(async () => {
  ({ api, admin, consultant } = await startApiWithUsers());
});
afterAll(() => api.close());

const buildUniqueProductBody = (change: object = {}) =>
  buildProductBody({ code: `dkz-${getNextNumber()}`, basePrice: '3,950', ...change });

test('P-04 X-20 X-21 creates, reprices and disables a product', async () => {
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
  const named = readRecords(await consultant.get('/products/names')).find((product) => product.id === id);
  expect(named).toEqual({ id, code, name: 'Maíz de prueba', enabled: false });
  const stale = await put(admin, `/products/${id}`, { ...buildUniqueProductBody({ code }), version: 1 });
  expect([stale.status, stale.body.code, readRecord(stale).version]).toEqual([409, 'VERSION_OBSOLETA', 3]);
});

test('P-04 X-21 rejects a wrong value at its field', async () => {
  const response = await admin.post('/products', buildUniqueProductBody({ packaging: 'KG', yieldMV: 9 }));
  expect(response.status).toBe(400);
  expect(getErrorPaths(response)).toEqual(['yieldMV', 'kgPerBag', 'kgPerHa']);
});

test('X-21 rejects a code that differs only by case', async () => {
  const code = `dkz-${getNextNumber()}`;
  await admin.post('/products', buildUniqueProductBody({ code }));
  const response = await admin.post('/products', buildUniqueProductBody({ code: code.toUpperCase() }));
  expect([response.status, response.body.code, getErrorPaths(response)]).toEqual([409, 'DUPLICADO', ['code']]);
});
