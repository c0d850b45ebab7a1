import { session } from '@surco/shared/platform';
import { serve } from '@surco/shared/testing';
import { silentToken } from './msal';
import { registerAgain, renewSession } from './registration';

jest.mock('./msal', () => ({ silentToken: jest.fn() }));
const silent = jest.mocked(silentToken);

let bodies: unknown[];
let now = 0;

beforeEach(() => {
  bodies = [];
  now += 60_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  silent.mockReset().mockResolvedValue('nuevo');
  session.setSsoToken('viejo');
  serve({
    'POST /auth/microsoft': (_, init) => {
      bodies.push(init?.body);
      return { data: null };
    },
  });
});
afterEach(() => session.clear());

test('F-02 X-07 many renewals at once are one flight with a fresh token', async () => {
  await Promise.all([renewSession(), renewSession(), renewSession()]);
  expect(silent.mock.calls).toEqual([[true]]);
  expect(bodies).toEqual(['{"msToken":"nuevo"}']);
  expect(session.get().ssoToken).toBe('nuevo');
});

test('F-02 a 401 that was on its way during a renewal starts no other', async () => {
  await renewSession();
  now += 500;
  await renewSession();
  expect(silent).toHaveBeenCalledTimes(1);
  now += 5000;
  await renewSession();
  expect(silent).toHaveBeenCalledTimes(2);
});

test('F-02 a failed renewal can be tried again', async () => {
  silent.mockRejectedValueOnce(new Error('interaction_required'));
  await expect(renewSession()).rejects.toThrow('interaction_required');
  await expect(renewSession()).resolves.toBeUndefined();
});

test('F-02 who has signed out meanwhile is not signed in again', async () => {
  silent.mockImplementation(async () => {
    session.clear();
    return 'nuevo';
  });
  await expect(registerAgain(true)).rejects.toThrow('Signed out meanwhile');
  expect(bodies).toEqual([]);
});
