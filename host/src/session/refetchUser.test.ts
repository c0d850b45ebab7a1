import 'fake-indexeddb/auto';
import { call, deleteCachedResponses, loadOfflineEngine, useConnectionState } from '@surco/shared/platform';
import { createSessionUser, goOffline, mockApi, session } from '@surco/shared/testing';
import { waitFor } from '@testing-library/react';
import { cacheCallsForOffline } from '../offline/cacheCallsForOffline';
import { refetchUser } from './refetchUser';

const user = createSessionUser('Consultant', { firstName: 'Eva' });
const ME = { 'GET /auth/me': { data: user } };

beforeAll(async () => {
  cacheCallsForOffline([]);
  session.setUser(user);
  (await loadOfflineEngine()).start();
});
beforeEach(() => {
  jest.spyOn(console, 'warn').mockReturnValue();
  session.setUser(user);
  useConnectionState.setState({ isUnreachable: false });
});
afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  session.clear();
  await deleteCachedResponses(user.id);
});

/** Lets this device know the user, as after any page with a network. */
async function storeIdentity(): Promise<void> {
  mockApi(ME);
  await call('GET /auth/me', {});
  const engine = await loadOfflineEngine();
  await waitFor(async () => expect(await engine.readCachedResponse('GET /auth/me', '/auth/me')).not.toBeNull());
}

/** The server accepts requests and never answers. */
function hang(): void {
  globalThis.fetch = () => new Promise(() => undefined);
}

test('N-05 stores the user details that the server returns', async () => {
  mockApi({ 'GET /auth/me': { data: { ...user, firstName: 'Ana' } } });
  await expect(refetchUser()).resolves.toBe(true);
  expect(session.get().user?.firstName).toBe('Ana');
});

test('N-06 a request without an answer counts as offline on a device that knows the user', async () => {
  await storeIdentity();
  goOffline();
  expect(navigator.onLine).toBe(true);
  await expect(refetchUser()).resolves.toBe(true);
  expect(useConnectionState.getState().isUnreachable).toBe(true);
  mockApi(ME);
  await refetchUser();
  expect(useConnectionState.getState().isUnreachable).toBe(false);
});

test('N-06 a server that hangs counts as offline after four seconds, then after one', async () => {
  await storeIdentity();
  jest.useFakeTimers();
  hang();
  const first = refetchUser();
  await jest.advanceTimersByTimeAsync(4000);
  await expect(first).resolves.toBe(true);
  const second = refetchUser();
  await jest.advanceTimersByTimeAsync(1000);
  await expect(second).resolves.toBe(true);
});

test('N-06 without an answer, a device that does not know the user signs out', async () => {
  mockApi({});
  goOffline();
  await expect(refetchUser()).resolves.toBe(false);
});

test('N-06 a device that knows the user with another role signs out', async () => {
  await storeIdentity();
  session.setUser({ ...user, role: 'Admin' });
  goOffline();
  await expect(refetchUser()).resolves.toBe(false);
});

test.each([401, 403, 404, 500])(
  'N-06 an answered failure signs out although the device knows the user: %i',
  async (status) => {
    await storeIdentity();
    mockApi({ 'GET /auth/me': { status, error: 'No.', code: 'OTRO' } });
    await expect(refetchUser()).resolves.toBe(false);
  },
);

describe('a gateway or a portal in place of the API', () => {
  const answer = (status: number, text: string): void => {
    globalThis.fetch = async () => {
      const response: Pick<Response, 'ok' | 'status' | 'json'> & { headers: Pick<Headers, 'get'> } = {
        ok: status < 400,
        status,
        headers: { get: () => null },
        json: async () => JSON.parse(text),
      };
      return response as Response;
    };
  };

  test.each([
    [502, '<html>Bad Gateway</html>'],
    [500, '<html>Internal Server Error</html>'],
    [401, '<html>Authorization Required</html>'],
    [200, '<html>Red de invitados</html>'],
    [200, '{"login":"https://portal.test"}'],
    [429, '{"error":"Espere.","code":"DEMASIADOS_INTENTOS"}'],
    [502, '{"error":"No.","code":"OTRO"}'],
    [503, '{"error":"No.","code":"BASE_NO_DISPONIBLE"}'],
    [504, '{"error":"No.","code":"OTRO"}'],
  ])('N-06 does not end the session on a device that knows the user: %i %s', async (status, text) => {
    await storeIdentity();
    answer(status, text);
    await expect(refetchUser()).resolves.toBe(true);
    expect(session.get().user).toMatchObject({ id: user.id, firstName: 'Eva' });
    expect(useConnectionState.getState().isUnreachable).toBe(true);
  });
});

test('N-06 without a time limit, waits for the answer on a device that does not know the user', async () => {
  jest.useFakeTimers();
  let answer = (): void => undefined;
  const { fetch } = (mockApi(ME), globalThis);
  globalThis.fetch = (...request) =>
    new Promise((resolve) => {
      answer = () => resolve(fetch(...request));
    });
  const refetched = refetchUser();
  await jest.advanceTimersByTimeAsync(60_000);
  answer();
  await expect(refetched).resolves.toBe(true);
});
