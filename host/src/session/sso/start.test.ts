import { session, useToasts } from '@surco/shared/platform';
import { serve } from '@surco/shared/testing';
import { person } from '@surco/shared/testing/people';
import { silentToken } from './msal';
import { startSso } from './start';

jest.mock('./msal', () => ({ silentToken: jest.fn() }));
const silent = jest.mocked(silentToken);
const leave = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  silent.mockResolvedValue('nuevo');
  useToasts.setState({ toasts: [] });
  session.setUser(person('Coordinator', { firstName: 'Antes' }));
  session.setSsoToken('viejo');
});
afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
  session.clear();
});

const urls = (asked: readonly { method: string; url: string }[]) => asked.map(({ method, url }) => `${method} ${url}`);

test('A-02 a stored token is fetched again and the session registered with it', async () => {
  const asked = serve({
    'POST /auth/microsoft': { data: null },
    'GET /auth/me': { data: person('Coordinator', { firstName: 'Ahora' }) },
  });
  await startSso(leave);
  expect(silent.mock.calls).toEqual([[false]]);
  expect(urls(asked)).toEqual(['POST /auth/microsoft', 'GET /auth/me']);
  expect(session.get()).toMatchObject({ ssoToken: 'nuevo', user: { firstName: 'Ahora' } });
});

test.each([null, ''])('A-02 without a token of non-zero length (%p) nothing is loaded or asked', async (token) => {
  const asked = serve({});
  session.setSsoToken(token);
  await startSso(leave);
  expect(silent).not.toHaveBeenCalled();
  expect(asked).toEqual([]);
});

test('F-05 K-02 a directory that wants the person signs out, and says why', async () => {
  const asked = serve({ 'POST /auth/logout': { data: null } });
  silent.mockRejectedValue(Object.assign(new Error('x'), { errorCode: 'interaction_required' }));
  await startSso(leave);
  expect(useToasts.getState().toasts[0]).toMatchObject({
    severity: 'error',
    summary: 'Error',
    detail: 'Su sesión de Microsoft terminó. Entre de nuevo con su cuenta.',
  });
  jest.advanceTimersByTime(2000);
  expect(session.get()).toMatchObject({ user: null, ssoToken: null });
  expect(leave.mock.calls).toEqual([['/login']]);
  expect(urls(asked)).toEqual(['POST /auth/logout']);
});

test('F-05 an account that was disabled meanwhile is told so by the server', async () => {
  serve({ 'POST /auth/microsoft': { status: 403, error: 'Esta cuenta no está activa.', code: 'CUENTA_INACTIVA' } });
  await startSso(leave);
  expect(useToasts.getState().toasts[0]?.detail).toBe('Esta cuenta no está activa.');
  jest.advanceTimersByTime(2000);
  expect(session.get().user).toBeNull();
});

test('A-02 our own service being away is no failure of the sign-on', async () => {
  serve({
    'POST /auth/microsoft': { status: 503, error: 'El servicio no está disponible.', code: 'BASE_NO_DISPONIBLE' },
  });
  await startSso(leave);
  jest.advanceTimersByTime(2000);
  expect(session.get().user).not.toBeNull();
  expect(useToasts.getState().toasts).toEqual([]);
});
