import 'fake-indexeddb/auto';
import { call, deleteCachedResponses, loadOfflineEngine, useToasts } from '@surco/shared/platform';
import { createSessionUser, mockApi, session } from '@surco/shared/testing';
import { waitFor } from '@testing-library/react';
import { cacheCallsForOffline } from '../../offline/cacheCallsForOffline';
import { requestTokenSilently } from './msal';
import { renewSsoAtStart } from './renewSsoAtStart';

jest.mock('./msal', () => ({ requestTokenSilently: jest.fn() }));
const mockedSilentToken = jest.mocked(requestTokenSilently);
const redirect = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  mockedSilentToken.mockResolvedValue('nuevo');
  useToasts.setState({ toasts: [] });
  session.setUser(createSessionUser('Coordinator', { firstName: 'Antes' }));
  session.setSsoToken('viejo');
});
afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
  session.clear();
});

const listRequests = (requests: readonly { method: string; url: string }[]) =>
  requests.map(({ method, url }) => `${method} ${url}`);

test('A-02 renews a stored token and registers the session with it', async () => {
  const requests = mockApi({
    'POST /auth/microsoft': { data: null },
    'GET /auth/me': { data: createSessionUser('Coordinator', { firstName: 'Ahora' }) },
  });
  await renewSsoAtStart(redirect);
  expect(mockedSilentToken.mock.calls).toEqual([
    [{ forceRefresh: false, loginHint: session.get().user?.email ?? undefined, lastToken: 'viejo' }],
  ]);
  expect(listRequests(requests)).toEqual(['POST /auth/microsoft', 'GET /auth/me']);
  expect(session.get()).toMatchObject({ ssoToken: 'nuevo', user: { firstName: 'Ahora' } });
});

test.each([null, ''])(
  'A-02 neither requests a token from the directory nor calls the API without a stored token (%p)',
  async (token) => {
    const requests = mockApi({});
    session.setSsoToken(token);
    await renewSsoAtStart(redirect);
    expect(mockedSilentToken).not.toHaveBeenCalled();
    expect(requests).toEqual([]);
  },
);

test('F-05 K-02 signs out with a message when the directory requires interaction', async () => {
  const requests = mockApi({ 'POST /auth/logout': { data: null } });
  mockedSilentToken.mockRejectedValue(Object.assign(new Error('x'), { errorCode: 'interaction_required' }));
  await renewSsoAtStart(redirect);
  expect(useToasts.getState().toasts[0]).toMatchObject({
    severity: 'error',
    summary: 'Error',
    detail: 'Su sesión de Microsoft terminó. Entre de nuevo con su cuenta.',
  });
  await jest.advanceTimersByTimeAsync(2000);
  expect(session.get()).toMatchObject({ user: null, ssoToken: null });
  expect(redirect.mock.calls).toEqual([['/login']]);
  expect(listRequests(requests)).toEqual(['POST /auth/logout']);
});

test("F-05 shows the server's message for an account that was disabled", async () => {
  mockApi({ 'POST /auth/microsoft': { status: 403, error: 'Esta cuenta no está activa.', code: 'CUENTA_INACTIVA' } });
  await renewSsoAtStart(redirect);
  expect(useToasts.getState().toasts[0]?.detail).toBe('Esta cuenta no está activa.');
  jest.advanceTimersByTime(2000);
  expect(session.get().user).toBeNull();
});

test.each([
  [503, 'BASE_NO_DISPONIBLE'],
  [503, 'DIRECTORIO_NO_DISPONIBLE'],
  [429, 'DEMASIADOS_INTENTOS'],
])('A-02 an API that cannot answer now does not sign out: %i %s', async (status, code) => {
  mockApi({ 'POST /auth/microsoft': { status, error: 'No está disponible.', code } });
  await renewSsoAtStart(redirect);
  jest.advanceTimersByTime(2000);
  expect(session.get().user).not.toBeNull();
  expect(useToasts.getState().toasts).toEqual([]);
});

describe('a directory that does not answer', () => {
  const unanswered = Object.assign(new Error('x'), { errorCode: 'no_network_connectivity' });

  test('N-06 A-02 does not sign out a user whom this device knows', async () => {
    jest.useRealTimers();
    cacheCallsForOffline([]);
    mockApi({ 'GET /auth/me': { data: session.get().user } });
    const engine = await loadOfflineEngine();
    engine.start();
    await call('GET /auth/me', {});
    await waitFor(async () => expect(await engine.readCachedResponse('GET /auth/me', '/auth/me')).not.toBeNull());
    mockedSilentToken.mockRejectedValue(unanswered);
    await renewSsoAtStart(redirect);
    expect(useToasts.getState().toasts).toEqual([]);
    await deleteCachedResponses(session.get().user?.id);
    jest.useFakeTimers();
  });

  test('F-05 shows the reason to a user whom this device does not know', async () => {
    mockApi({ 'POST /auth/logout': { data: null } });
    mockedSilentToken.mockRejectedValue(unanswered);
    await renewSsoAtStart(redirect);
    expect(useToasts.getState().toasts[0]?.detail).toMatch(/no responde/);
  });
});
