import { session } from '@surco/shared/platform';
import { serve } from '@surco/shared/testing';
import { person } from '@surco/shared/testing/people';
import { forgetAccount, popupToken } from './msal';
import { signInWithMicrosoft } from './signIn';

jest.mock('./msal', () => ({ popupToken: jest.fn(), forgetAccount: jest.fn() }));
const popup = jest.mocked(popupToken);
const forget = jest.mocked(forgetAccount);
const ignore = (): void => undefined;

beforeEach(() => {
  popup.mockReset().mockResolvedValue('token');
  forget.mockReset().mockResolvedValue();
  session.clear();
});

const ways = (asked: readonly { method: string; url: string }[]) => asked.map(({ method, url }) => `${method} ${url}`);

test('T-01 X-07 X-03 E-01 token of the window, session of ours, user details; both kept', async () => {
  const asked = serve({ 'POST /auth/microsoft': { data: null }, 'GET /auth/me': { data: person('Coordinator') } });
  await expect(signInWithMicrosoft(ignore)).resolves.toMatchObject({ role: 'Coordinator' });
  expect(ways(asked)).toEqual(['POST /auth/microsoft', 'GET /auth/me']);
  expect(JSON.parse(localStorage.getItem('surco.session') ?? '')).toMatchObject({
    ssoToken: 'token',
    user: { role: 'Coordinator' },
  });
});

test('F-05 an account unknown here is signed out again, the directory’s account forgotten', async () => {
  const asked = serve({
    'POST /auth/microsoft': {
      status: 403,
      error: 'Esta cuenta corporativa no está dada de alta en Surco.',
      code: 'CUENTA_DESCONOCIDA',
    },
    'POST /auth/logout': { data: null },
  });
  await expect(signInWithMicrosoft(ignore)).rejects.toThrow('no está dada de alta');
  expect(ways(asked)).toEqual(['POST /auth/microsoft', 'POST /auth/logout']);
  expect(forget).toHaveBeenCalledTimes(1);
  expect(session.get()).toMatchObject({ user: null, ssoToken: null });
});

test('F-05 an attempt that a newer one replaced leaves the newer one alone', async () => {
  const asked = serve({});
  popup.mockRejectedValue(Object.assign(new Error('x'), { errorCode: 'interaction_in_progress_cancelled' }));
  await expect(signInWithMicrosoft(ignore)).rejects.toThrow('x');
  expect(asked).toEqual([]);
  expect(forget).not.toHaveBeenCalled();
});
