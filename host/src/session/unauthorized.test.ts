import { createNetworkError, requestJson, useToasts } from '@surco/shared/platform';
import { session, setUnauthorizedHandler } from '@surco/shared/platform/host';
import { createSessionUser, mockApi } from '@surco/shared/testing';
import type { Role } from '@surco/shared/domain';
import {
  decideUnauthorized,
  isExpiring,
  LOGOUT_DELAY_MS,
  SESSION_LOST_MESSAGE,
  createUnauthorizedHandler,
} from './unauthorized';

const PAGE = '/dashboard/users';
const ANONYMOUS = { role: null, hasSsoToken: false };

describe('decision on a 401', () => {
  test.each<[Role | null, boolean, string, 'ignore' | 'expire' | 'renew']>([
    ['Consultant', true, PAGE, 'expire'],
    ['Consultant', false, PAGE, 'expire'],
    ['Farmer', true, '/simulator', 'expire'],
    ['Farmer', false, '/farmer', 'expire'],
    ['Admin', true, PAGE, 'renew'],
    ['Coordinator', true, PAGE, 'renew'],
    ['Supervisor', true, PAGE, 'renew'],
    ['Admin', false, PAGE, 'expire'],
    ['Coordinator', false, PAGE, 'expire'],
    ['Supervisor', false, PAGE, 'expire'],
    ['Admin', true, '/', 'ignore'],
    ['Consultant', false, '/login', 'ignore'],
    ['Farmer', false, '/farmer/ensilado', 'ignore'],
  ])('F-01 F-02 %s, single sign-on token %s, at %s: %s', (role, hasSsoToken, pathname, expected) => {
    expect(decideUnauthorized({ role, hasSsoToken, pathname })).toBe(expected);
  });

  test('F-01 ignores a 401 without a session', () => {
    expect(decideUnauthorized({ ...ANONYMOUS, pathname: PAGE })).toBe('ignore');
  });
});

describe('handling of a 401, and of a 403 for new terms', () => {
  const redirect = jest.fn();
  const renew = jest.fn<Promise<void>, []>();
  const lost = { status: 401, error: SESSION_LOST_MESSAGE, code: 'SESION_INVALIDA' };
  let isSessionAlive = false;

  beforeEach(() => {
    jest.useFakeTimers();
    jest.resetAllMocks();
    isSessionAlive = false;
    useToasts.setState({ toasts: [] });
    window.history.replaceState(null, '', PAGE);
    setUnauthorizedHandler(
      createUnauthorizedHandler({
        renew,
        confirmIdentity: async () => 'retry',
        redirect,
        isPublicPath: (pathname) => pathname === '/new-password',
      }),
    );
    mockApi({
      'GET /sales': () => (isSessionAlive ? { data: ['una venta'] } : lost),
      'GET /key': { status: 401, error: 'La aplicación no está autorizada.', code: 'API_KEY' },
    });
  });
  afterEach(() => {
    jest.runOnlyPendingTimers();
    jest.useRealTimers();
    session.clear();
  });

  const requestSales = () => requestJson({ method: 'GET', path: '/sales' });

  test('N-07 opens the new terms once when they were published while the page was open', async () => {
    session.setUser(createSessionUser('Consultant'));
    const pending = { status: 403, error: 'Acepte primero los términos de uso.', code: 'TERMINOS_PENDIENTES' };
    mockApi({ 'GET /sales': pending });
    await expect(requestSales()).rejects.toThrow(pending.error);
    await expect(requestSales()).rejects.toThrow(pending.error);
    expect(redirect.mock.calls).toEqual([['/accept-terms']]);
    expect(session.get().user?.acceptedTos).toBe(false);
  });

  test('F-01 F-04 K-02 shows a consultant the message once, signs out after 2000 ms and opens /login', async () => {
    session.setUser(createSessionUser('Consultant'));
    localStorage.setItem('surco.menu', 'plegado');
    await Promise.all(
      [requestSales(), requestSales(), requestSales()].map((request) =>
        expect(request).rejects.toThrow(SESSION_LOST_MESSAGE),
      ),
    );
    expect(useToasts.getState().toasts).toEqual([
      expect.objectContaining({ severity: 'error', summary: 'Error', detail: SESSION_LOST_MESSAGE, durationMs: 5000 }),
    ]);
    expect(isExpiring()).toBe(true);
    jest.advanceTimersByTime(LOGOUT_DELAY_MS - 1);
    expect(redirect).not.toHaveBeenCalled();
    expect(session.get().user).not.toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    expect(isExpiring()).toBe(false);
    expect(redirect.mock.calls).toEqual([['/login']]);
    expect(session.get().user).toBeNull();
    expect(localStorage).toHaveLength(0);
    expect(renew).not.toHaveBeenCalled();
  });

  test('F-01 R-03 on a page that needs no session, clears the lost one at once and stays', async () => {
    window.history.replaceState(null, '', '/new-password?token=abc');
    session.setUser(createSessionUser('Consultant'));
    await expect(requestSales()).rejects.toThrow(SESSION_LOST_MESSAGE);
    expect(session.get().user).toBeNull();
    jest.advanceTimersByTime(LOGOUT_DELAY_MS);
    expect(redirect).not.toHaveBeenCalled();
    expect(useToasts.getState().toasts).toEqual([]);
  });

  test('F-02 silently renews the session of a coordinator with a single sign-on token and repeats a call', async () => {
    session.setUser(createSessionUser('Coordinator'));
    session.setSsoToken('token');
    renew.mockImplementation(async () => {
      isSessionAlive = true;
    });
    await expect(requestSales()).resolves.toEqual(['una venta']);
    expect(useToasts.getState().toasts).toEqual([]);
  });

  test('F-02 a failed renewal is handled as F-01', async () => {
    session.setUser(createSessionUser('Admin'));
    session.setSsoToken('token');
    renew.mockRejectedValue(new Error('no'));
    await expect(requestSales()).rejects.toThrow(SESSION_LOST_MESSAGE);
    await jest.advanceTimersByTimeAsync(LOGOUT_DELAY_MS);
    expect(redirect.mock.calls).toEqual([['/login']]);
    expect(session.get().ssoToken).toBeNull();
  });

  test.each([
    ['API', createNetworkError()],
    ['directory', Object.assign(new Error('x'), { errorCode: 'post_request_failed' })],
  ])('F-02 N-06 a renewal without an answer of the %s is no answer, and does not sign out', async (_, error) => {
    session.setUser(createSessionUser('Admin'));
    session.setSsoToken('token');
    renew.mockRejectedValue(error);
    await expect(requestSales()).rejects.toMatchObject({ status: 0 });
    expect(isExpiring()).toBe(false);
    expect(useToasts.getState().toasts).toEqual([]);
    expect(session.get().ssoToken).toBe('token');
  });

  test('F-01 a 401 for the API key does not end the session', async () => {
    session.setUser(createSessionUser('Consultant'));
    await expect(requestJson({ method: 'GET', path: '/key' })).rejects.toThrow('no está autorizada');
    jest.advanceTimersByTime(LOGOUT_DELAY_MS);
    expect(redirect).not.toHaveBeenCalled();
    expect(useToasts.getState().toasts).toEqual([]);
  });

  test('F-01 keeps a session that was started within the 2000 ms', async () => {
    session.setUser(createSessionUser('Consultant'));
    await expect(requestSales()).rejects.toThrow(SESSION_LOST_MESSAGE);
    session.setUser(createSessionUser('Admin'));
    jest.advanceTimersByTime(LOGOUT_DELAY_MS);
    expect(redirect).not.toHaveBeenCalled();
    expect(session.get().user?.role).toBe('Admin');
  });
});
