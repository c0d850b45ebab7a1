import { serve } from '../testing';
import { boot } from './boot';
import { call } from './call';
import { ApiError } from './errors';
import { handleUnauthorized } from './http';

const LOST = { status: 401, error: 'Sesión inválida.', code: 'SESION_INVALIDA' };

afterEach(() => handleUnauthorized(async () => 'give-up'));

test('E-11 an answer is unwrapped from data; a page comes whole (E-04)', async () => {
  serve({
    'GET /auth/me': { data: { id: '1' } },
    'GET /sales': { data: [], page: 1, size: 10, totalPages: 0, totalRecords: 0 },
  });
  await expect(call('GET /auth/me', {})).resolves.toEqual({ id: '1' });
  await expect(call('GET /sales', {})).resolves.toEqual({
    data: [],
    page: 1,
    size: 10,
    totalPages: 0,
    totalRecords: 0,
  });
});

test('X-08 the address is written from parameters and filters', async () => {
  const asked = serve({ 'GET /sales': { data: [] }, 'GET /sales/a%2Fb': { data: {} } });
  await call('GET /sales', { query: { search: ' sol ', status: '', page: 2 } });
  await call('GET /sales/{id}', { params: { id: 'a/b' } });
  expect(asked.map(({ url }) => url)).toEqual(['/sales?search=sol&page=2', '/sales/a%2Fb']);
});

test('F-03 a failure rejects with the error sentence of the server', async () => {
  serve({ 'GET /auth/me': { status: 409, error: 'No hay bolsas.', code: 'STOCK_INSUFICIENTE' } });
  await expect(call('GET /auth/me', {})).rejects.toMatchObject({
    message: 'No hay bolsas.',
    status: 409,
    code: 'STOCK_INSUFICIENTE',
  });
});

test('F-03 without an error field, or without an answer, there is still a Spanish sentence', async () => {
  serve({});
  globalThis.fetch = async () => {
    throw new TypeError('Failed to fetch');
  };
  const failure = await call('GET /auth/me', {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 0, message: expect.stringContaining('conexión') });
});

test('F-02 a lost session is renewed and the request repeated once, not for ever', async () => {
  const asked = serve({ 'GET /auth/me': LOST });
  handleUnauthorized(async () => 'retry');
  await expect(call('GET /auth/me', {})).rejects.toMatchObject({ status: 401 });
  expect(asked).toHaveLength(2);
});

test.each(['API_KEY', 'CREDENCIALES_INVALIDAS'])('F-01 a 401 of code %s is no lost session', async (code) => {
  serve({ 'GET /auth/me': { status: 401, error: 'No.', code } });
  const handler = jest.fn(async () => 'retry' as const);
  handleUnauthorized(handler);
  await expect(call('GET /auth/me', {})).rejects.toMatchObject({ code });
  expect(handler).not.toHaveBeenCalled();
});

test('a request that the HTML began is used once and not sent again', async () => {
  const asked = serve({ 'GET /auth/me': { data: { id: 'again' } } });
  const early: Pick<Response, 'ok' | 'status' | 'json'> = {
    ok: true,
    status: 200,
    json: async () => ({ data: { id: 'early' } }),
  };
  boot().inFlight.set('GET /api/auth/me', Promise.resolve(early as Response));
  await expect(call('GET /auth/me', {})).resolves.toEqual({ id: 'early' });
  await expect(call('GET /auth/me', {})).resolves.toEqual({ id: 'again' });
  expect(asked).toHaveLength(1);
});

const answering = (json: () => Promise<unknown>, status = 200): void => {
  serve({});
  const response: Pick<Response, 'ok' | 'status' | 'json'> = { ok: status < 400, status, json };
  globalThis.fetch = async () => response as Response;
};

test('F-03 an answer that breaks off, or is some network’s own page, is no answer', async () => {
  answering(async () => JSON.parse('<!doctype html><title>Red de invitados</title>'));
  await expect(call('GET /auth/me', {})).rejects.toMatchObject({ status: 0, code: 'RED' });
  answering(() => Promise.reject(new TypeError('network error')));
  await expect(call('GET /auth/me', {})).rejects.toMatchObject({ status: 0, code: 'RED' });
});

test('F-03 a failure whose text cannot be read keeps its status', async () => {
  answering(async () => JSON.parse('<html>'), 502);
  await expect(call('GET /auth/me', {})).rejects.toMatchObject({ status: 502 });
});

test('a request that was called off while its answer came is no lost network', async () => {
  const off = new AbortController();
  const reason = new Error('called off');
  answering(async () => {
    off.abort(reason);
    throw reason;
  });
  await expect(call('GET /auth/me', {}, { signal: off.signal })).rejects.toBe(reason);
});
