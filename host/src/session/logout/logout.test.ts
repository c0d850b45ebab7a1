import { waitFor } from '@testing-library/react';
import { createSessionUser, mockApi, session } from '@surco/shared/testing';
import { PAGE_CACHE, SHARED_FILE_CACHE } from '../../offline/workerCaches';
import { endSession, logout } from './logout';
import { beginDirectorySignOut } from '../sso/msal';
import { installPush, removePush } from '../../testing/installPush';
import { refreshRegistration } from '../sso/ssoRegistration';

jest.mock('../sso/msal', () => ({
  beginDirectorySignOut: jest.fn(async () => undefined),
  requestTokenSilently: jest.fn(async () => 'nuevo'),
}));

const mockedDirectorySignOut = jest.mocked(beginDirectorySignOut);

beforeEach(() => {
  jest.clearAllMocks();
  session.setUser(createSessionUser('Admin'));
});

test('T-01 R-07 X-05 posts the logout once with an empty body and clears this device', async () => {
  const bodies: unknown[] = [];
  const requests = mockApi({
    'POST /auth/logout': (_, init) => {
      bodies.push(init?.body);
      return { data: null };
    },
  });
  const deleteCache = jest.fn(async (_name: string) => true);
  Object.assign(globalThis, { caches: { delete: deleteCache } });
  localStorage.setItem('otra', 'cosa');
  sessionStorage.setItem('otra', 'cosa');
  await expect(Promise.all([logout(), logout()])).resolves.toEqual([true, true]);
  expect(requests).toHaveLength(1);
  expect(bodies).toEqual([undefined]);
  expect(session.get().user).toBeNull();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(deleteCache.mock.calls.flat()).toEqual(expect.arrayContaining([PAGE_CACHE, SHARED_FILE_CACHE]));
  expect(mockedDirectorySignOut).not.toHaveBeenCalled();
  Reflect.deleteProperty(globalThis, 'caches');
});

test('T-01 R-10 closes the shown notifications before and after the logout, and ends the push subscription of this device', async () => {
  const push = installPush();
  const steps: string[] = [];
  push.close.mockImplementation(() => void steps.push('closed'));
  mockApi({
    'POST /auth/logout': () => {
      steps.push('posted');
      return { data: null };
    },
  });
  await logout();
  removePush();
  // Once more at the end, for what has arrived meanwhile.
  expect(steps).toEqual(['closed', 'posted', 'closed']);
  expect(push.subscription.unsubscribe).toHaveBeenCalledTimes(1);
});

test('R-07 signs a user of the directory out there too', async () => {
  mockApi({ 'POST /auth/logout': { data: null } });
  session.setSsoToken('token');
  await logout();
  expect(mockedDirectorySignOut).toHaveBeenCalledTimes(1);
  expect(session.get().ssoToken).toBeNull();
});

test('R-07 A-02 waits for a pending registration, so that it cannot reopen the session', async () => {
  const requests = mockApi({ 'POST /auth/logout': { data: null }, 'POST /auth/microsoft': { data: null } });
  session.setSsoToken('token');
  const registration = refreshRegistration({ forceRefresh: false });
  await logout();
  await expect(registration).rejects.toThrow('Signed out during the renewal');
  expect(requests.at(-1)).toEqual({ method: 'POST', url: '/auth/logout' });
  expect(session.get().ssoToken).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('R-07 a failure of the directory does not stop the sign-out', async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  mockApi({ 'POST /auth/logout': { data: null } });
  session.setSsoToken('token');
  mockedDirectorySignOut.mockRejectedValueOnce(new Error('unavailable'));
  await expect(logout()).resolves.toBe(true);
  expect(session.get().user).toBeNull();
});

test('R-07 clears this device when the server is unreachable, and returns false', async () => {
  mockApi({});
  await expect(logout()).resolves.toBe(false);
  expect(session.get().user).toBeNull();
});

test('N-06 ending a session clears this device at once and posts the logout', async () => {
  const requests = mockApi({ 'POST /auth/logout': { data: null } });
  endSession();
  expect(session.get().user).toBeNull();
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests).toEqual([{ method: 'POST', url: '/auth/logout' }]);
});
