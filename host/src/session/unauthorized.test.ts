import { session, useToasts } from '@surco/shared/platform';
import { serve } from '@surco/shared/testing';
import type { Role } from '@surco/shared/contract/roles';
import { http, handleUnauthorized } from '@surco/shared/platform';
import { person } from '@surco/shared/testing/people';
import { decideLostSession, isExpiring, LOGOUT_DELAY, SESSION_LOST, unauthorizedHandler } from './unauthorized';

const PAGE = '/dashboard/users';
const NOBODY = { role: null, hasSsoToken: false };

describe('what a 401 means', () => {
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
  ])('F-01 F-02 %s, corporate token %s, at %s: %s', (role, hasSsoToken, pathname, expected) => {
    expect(decideLostSession({ role, hasSsoToken, pathname })).toBe(expected);
  });

  test('F-01 nobody signed in has no session to lose', () => {
    expect(decideLostSession({ ...NOBODY, pathname: PAGE })).toBe('ignore');
  });
});

describe('what is done about it', () => {
  const leave = jest.fn();
  const renew = jest.fn<Promise<void>, []>();
  const lost = { status: 401, error: SESSION_LOST, code: 'SESION_INVALIDA' };
  let alive = false;

  beforeEach(() => {
    jest.useFakeTimers();
    jest.resetAllMocks();
    alive = false;
    useToasts.setState({ toasts: [] });
    window.history.replaceState(null, '', PAGE);
    handleUnauthorized(unauthorizedHandler({ renew, leave }));
    serve({
      'GET /sales': () => (alive ? { data: ['una venta'] } : lost),
      'GET /key': { status: 401, error: 'La aplicación no está autorizada.', code: 'API_KEY' },
    });
  });
  afterEach(() => {
    jest.runOnlyPendingTimers();
    jest.useRealTimers();
    session.clear();
  });

  const ask = () => http({ method: 'GET', path: '/sales' });

  test('F-01 F-04 K-02 a consultant reads the sentence once and after 2000 ms is signed out and led to /login', async () => {
    session.setUser(person('Consultant'));
    localStorage.setItem('surco.menu', 'plegado');
    await Promise.all([ask(), ask(), ask()].map((asked) => expect(asked).rejects.toThrow(SESSION_LOST)));
    expect(useToasts.getState().toasts).toEqual([
      expect.objectContaining({ severity: 'error', summary: 'Error', detail: SESSION_LOST, life: 5000 }),
    ]);
    expect(isExpiring()).toBe(true);
    jest.advanceTimersByTime(LOGOUT_DELAY - 1);
    expect(leave).not.toHaveBeenCalled();
    expect(session.get().user).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(isExpiring()).toBe(false);
    expect(leave.mock.calls).toEqual([['/login']]);
    expect(session.get().user).toBeNull();
    expect(localStorage).toHaveLength(0);
    expect(renew).not.toHaveBeenCalled();
  });

  test('F-02 a coordinator with a corporate token is renewed silently and the request repeated', async () => {
    session.setUser(person('Coordinator'));
    session.setSsoToken('token');
    renew.mockImplementation(async () => {
      alive = true;
    });
    await expect(ask()).resolves.toEqual(['una venta']);
    expect(useToasts.getState().toasts).toEqual([]);
  });

  test('F-02 a failed renewal ends as F-01', async () => {
    session.setUser(person('Admin'));
    session.setSsoToken('token');
    renew.mockRejectedValue(new Error('no'));
    await expect(ask()).rejects.toThrow(SESSION_LOST);
    jest.advanceTimersByTime(LOGOUT_DELAY);
    expect(leave.mock.calls).toEqual([['/login']]);
    expect(session.get().ssoToken).toBeNull();
  });

  test('F-02 a request is repeated once, not for ever', async () => {
    session.setUser(person('Admin'));
    session.setSsoToken('token');
    renew.mockResolvedValue();
    await expect(ask()).rejects.toThrow(SESSION_LOST);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('F-01 a 401 for the API key is no lost session', async () => {
    session.setUser(person('Consultant'));
    await expect(http({ method: 'GET', path: '/key' })).rejects.toThrow('no está autorizada');
    jest.advanceTimersByTime(LOGOUT_DELAY);
    expect(leave).not.toHaveBeenCalled();
    expect(useToasts.getState().toasts).toEqual([]);
  });

  test('F-01 whoever signed in within the 2000 ms stays', async () => {
    session.setUser(person('Consultant'));
    await expect(ask()).rejects.toThrow(SESSION_LOST);
    session.setUser(person('Admin'));
    jest.advanceTimersByTime(LOGOUT_DELAY);
    expect(leave).not.toHaveBeenCalled();
    expect(session.get().user?.role).toBe('Admin');
  });
});
