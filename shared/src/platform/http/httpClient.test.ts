import { mockApi } from '../../testing';
import { getBootData } from '../config/bootData';
import { call, callFile } from './call';
import { ApiError } from './apiError';
import { setUnauthorizedHandler } from './httpClient';
import { clearRecentErrors, getRecentErrors } from './recentErrors';

const SESSION_LOST = { status: 401, error: 'Sesión inválida.', code: 'SESION_INVALIDA' };

afterEach(() => setUnauthorizedHandler(async () => 'give-up'));

test('E-11 a response is unwrapped from data; a page is returned whole (E-04)', async () => {
  mockApi({
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

test('X-08 builds the address from parameters and filters', async () => {
  const requests = mockApi({ 'GET /sales': { data: [] }, 'GET /sales/a%2Fb': { data: {} } });
  await call('GET /sales', { query: { search: ' sol ', status: '', page: 2 } });
  await call('GET /sales/{id}', { params: { id: 'a/b' } });
  expect(requests.map(({ url }) => url)).toEqual(['/sales?search=sol&page=2', '/sales/a%2Fb']);
});

test('F-03 a failure rejects with the error message of the server, and names the request by its id', async () => {
  const requestId = '7KQ2-M9XD-4HBR';
  mockApi({ 'GET /auth/me': { status: 409, error: 'No hay bolsas.', code: 'STOCK_INSUFICIENTE', requestId } });
  await expect(call('GET /auth/me', {})).rejects.toMatchObject({
    message: 'No hay bolsas.',
    status: 409,
    code: 'STOCK_INSUFICIENTE',
    requestId,
  });
});

test('F-03 without a response the message is still Spanish', async () => {
  mockApi({});
  globalThis.fetch = async () => {
    throw new TypeError('Failed to fetch');
  };
  const failure = await call('GET /auth/me', {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 0, message: expect.stringContaining('conexión') });
});

test('X-46 the request that lost the session is not remembered for the next user', async () => {
  mockApi({ 'GET /auth/me': { ...SESSION_LOST, requestId: '7KQ2-M9XD-4HBR' } });
  setUnauthorizedHandler(async () => {
    clearRecentErrors();
    return 'give-up';
  });
  await expect(call('GET /auth/me', {})).rejects.toMatchObject({ status: 401 });
  expect(getRecentErrors()).toEqual([]);
});

test('F-02 a lost session is renewed and the request is repeated only once', async () => {
  const requests = mockApi({ 'GET /auth/me': SESSION_LOST });
  setUnauthorizedHandler(async () => 'retry');
  await expect(call('GET /auth/me', {})).rejects.toMatchObject({ status: 401 });
  expect(requests).toHaveLength(2);
});

test.each(['API_KEY', 'CREDENCIALES_INVALIDAS'])(
  'F-01 a 401 with code %s does not mean a lost session',
  async (code) => {
    mockApi({ 'GET /auth/me': { status: 401, error: 'No.', code } });
    const handler = jest.fn(async () => 'retry' as const);
    setUnauthorizedHandler(handler);
    await expect(call('GET /auth/me', {})).rejects.toMatchObject({ code });
    expect(handler).not.toHaveBeenCalled();
  },
);

test('uses the response of a request that the HTML started, once', async () => {
  const requests = mockApi({ 'GET /auth/me': { data: { id: 'again' } } });
  const headers: Pick<Headers, 'get'> = { get: () => null };
  const early: Partial<Response> = { ok: true, status: 200, json: async () => ({ data: { id: 'early' } }) };
  getBootData().inFlight.set('GET /api/auth/me', Promise.resolve(Object.assign(early, { headers }) as Response));
  await expect(call('GET /auth/me', {})).resolves.toEqual({ id: 'early' });
  await expect(call('GET /auth/me', {})).resolves.toEqual({ id: 'again' });
  expect(requests).toHaveLength(1);
});

function mockResponse(response: Partial<Response>, type: string | null = null): void {
  mockApi({});
  const headers: Pick<Headers, 'get'> = { get: (name) => (name === 'content-type' ? type : null) };
  globalThis.fetch = async () => Object.assign(response, { headers }) as Response;
}

const mockResponseBody = (json: () => Promise<unknown>, status = 200): void =>
  mockResponse({ ok: status < 400, status, json });

test('F-03 an incomplete response or the sign-in page of a network counts as a network error', async () => {
  mockResponseBody(async () => JSON.parse('<!doctype html><title>Red de invitados</title>'));
  await expect(call('GET /auth/me', {})).rejects.toMatchObject({ status: 0, code: 'RED' });
  mockResponseBody(() => Promise.reject(new TypeError('network error')));
  await expect(call('GET /auth/me', {})).rejects.toMatchObject({ status: 0, code: 'RED' });
});

test('F-03 an incomplete file counts as a network error', async () => {
  mockResponse({ ok: true, blob: () => Promise.reject(new TypeError('network error')) });
  await expect(callFile('GET /sales', {})).rejects.toMatchObject({ status: 0, code: 'RED' });
});

test.each([
  ['a page of a gateway', 502, '<html>'],
  ['a page of a firewall', 403, '<html>'],
  ['JSON of a gateway', 401, '{"message":"Unauthorized"}'],
  ['JSON of a gateway with a code of its own', 429, '{"error":"rate limited","code":1015}'],
  ['JSON of a portal', 200, '{"login":"https://portal.test"}'],
])('N-06 F-03 an answer in another shape than that of the API is none: %s with %i', async (_, status, text) => {
  mockResponseBody(async () => JSON.parse(text), status);
  await expect(call('GET /auth/me', {})).rejects.toMatchObject({ status: 0, code: 'RED' });
});

test('F-03 the page of a portal is not taken for a file', async () => {
  mockResponse({ ok: true, status: 200, blob: async () => new Blob(['<html>']) }, 'text/html; charset=utf-8');
  await expect(callFile('GET /vouchers/{id}/pdf', { params: { id: '1' } })).rejects.toMatchObject({ status: 0 });
});

test('an aborted request is not a network error', async () => {
  const controller = new AbortController();
  const reason = new Error('cancelled');
  mockResponseBody(async () => {
    controller.abort(reason);
    throw reason;
  });
  await expect(call('GET /auth/me', {}, { signal: controller.signal })).rejects.toBe(reason);
});
