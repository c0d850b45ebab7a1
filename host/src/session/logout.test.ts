import { call, session } from '@surco/shared/platform';
import { waitFor } from '@testing-library/react';
import { serve } from '@surco/shared/testing';
import { endSession, logout } from './logout';
import { beginDirectorySignOut } from './sso/msal';
import { registerAgain } from './sso/registration';
import { person } from '@surco/shared/testing/people';

jest.mock('./sso/msal', () => ({
  beginDirectorySignOut: jest.fn(async () => undefined),
  silentToken: jest.fn(async () => 'nuevo'),
}));

const directory = jest.mocked(beginDirectorySignOut);

beforeEach(() => {
  jest.clearAllMocks();
  session.setUser(person('Admin'));
});

test('T-01 R-07 X-05 logout is posted once with an empty body, and nothing stays on this device', async () => {
  const bodies: unknown[] = [];
  const asked = serve({
    'POST /auth/logout': (_, init) => {
      bodies.push(init?.body);
      return { data: null };
    },
  });
  localStorage.setItem('otra', 'cosa');
  sessionStorage.setItem('otra', 'cosa');
  await expect(Promise.all([logout(), logout()])).resolves.toEqual([true, true]);
  expect(asked).toHaveLength(1);
  expect(bodies).toEqual([undefined]);
  expect(session.get().user).toBeNull();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(directory).not.toHaveBeenCalled();
});

test('R-07 who came by the directory is signed out there too', async () => {
  serve({ 'POST /auth/logout': { data: null } });
  session.setSsoToken('token');
  await logout();
  expect(directory).toHaveBeenCalledTimes(1);
  expect(session.get().ssoToken).toBeNull();
});

test('R-07 A-02 a registration on its way is waited for, so that it cannot open the session again', async () => {
  const asked = serve({ 'POST /auth/logout': { data: null }, 'POST /auth/microsoft': { data: null } });
  session.setSsoToken('token');
  const registration = registerAgain(false);
  await logout();
  await expect(registration).rejects.toThrow('Signed out meanwhile');
  expect(asked.at(-1)).toEqual({ method: 'POST', url: '/auth/logout' });
  expect(session.get().ssoToken).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('R-07 a directory that cannot be reached does not hold the sign-out up', async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  serve({ 'POST /auth/logout': { data: null } });
  session.setSsoToken('token');
  directory.mockRejectedValueOnce(new Error('away'));
  await expect(logout()).resolves.toBe(true);
  expect(session.get().user).toBeNull();
});

test('R-07 a server that cannot be reached: forgotten here all the same, and said', async () => {
  serve({});
  await expect(logout()).resolves.toBe(false);
  expect(session.get().user).toBeNull();
});

test('N-06 ending a session forgets at once and tells the server', async () => {
  const asked = serve({ 'POST /auth/logout': { data: null } });
  endSession();
  expect(session.get().user).toBeNull();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked).toEqual([{ method: 'POST', url: '/auth/logout' }]);
});

test('X-05 the contract knows the call', async () => {
  serve({ 'POST /auth/logout': { data: null } });
  await expect(call('POST /auth/logout', {})).resolves.toBeNull();
});
