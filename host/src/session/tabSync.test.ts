import { SESSION_KEY } from '@surco/shared/platform';
import { createSessionUser, mockApi, session } from '@surco/shared/testing';
import { waitFor } from '@testing-library/react';
import { installPush, removePush } from '../testing/installPush';
import { classifyTabChange, watchTabs } from './tabSync';

const storedUser = createSessionUser('Consultant');
const redirect = jest.fn();
let stop: () => void;

beforeEach(() => {
  redirect.mockReset();
  mockApi({});
  session.setUser(storedUser);
  window.history.replaceState(null, '', '/dashboard/users');
  stop = watchTabs((pathname) => pathname === '/new-password', redirect);
});
afterEach(() => {
  stop();
  session.clear();
});

/** Dispatches the storage event of a change in another tab. */
function changeInOtherTab(user: unknown, key: string | null = SESSION_KEY): void {
  if (user) localStorage.setItem(SESSION_KEY, JSON.stringify({ user, ssoToken: null }));
  else localStorage.removeItem(SESSION_KEY);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

test.each([
  [null, null, 'none'],
  [storedUser, null, 'signed-out'],
  [storedUser, { ...storedUser, acceptedTos: false }, 'same-user'],
  [storedUser, { ...storedUser, role: 'Admin' as const }, 'other-user'],
  [storedUser, createSessionUser('Admin'), 'other-user'],
  [null, storedUser, 'other-user'],
])('T-01 classifies the session of another tab: case %#', (here, stored, expected) => {
  expect(classifyTabChange(here, stored)).toBe(expected);
});

test('R-07 R-10 a sign-out in another tab signs out here and closes the notifications', async () => {
  const { close } = installPush();
  changeInOtherTab(null, null);
  expect(session.get().user).toBeNull();
  await waitFor(() => expect(redirect.mock.calls).toEqual([['/login']]));
  removePush();
  expect(close).toHaveBeenCalledTimes(1);
});

test('R-03 a sign-out in another tab leaves the page of a mailed link open', () => {
  window.history.replaceState(null, '', '/new-password');
  changeInOtherTab(null, null);
  expect(session.get().user).toBeNull();
  expect(redirect).not.toHaveBeenCalled();
});

test("T-01 another user's sign-in in another tab reloads this one and keeps that session", () => {
  const other = createSessionUser('Admin');
  changeInOtherTab(other);
  expect(redirect.mock.calls).toEqual([['/']]);
  expect(localStorage.getItem(SESSION_KEY)).toContain(other.id);
});

test('T-01 changed details of the same user are applied without a reload', () => {
  changeInOtherTab({ ...storedUser, acceptedTos: false });
  expect(session.get().user?.acceptedTos).toBe(false);
  expect(redirect).not.toHaveBeenCalled();
});

test('T-01 ignores other storage entries', () => {
  localStorage.removeItem(SESSION_KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: 'surco.menu' }));
  expect(redirect).not.toHaveBeenCalled();
});

test('T-01 a page that the browser kept applies the sign-out that it missed when it is shown again', async () => {
  const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  localStorage.removeItem(SESSION_KEY);
  show(false);
  expect(session.get().user).not.toBeNull();
  show(true);
  expect(session.get().user).toBeNull();
  await waitFor(() => expect(redirect.mock.calls).toEqual([['/login']]));
});

test('E-01 treats a corrupt stored session as none', async () => {
  localStorage.setItem(SESSION_KEY, '{"user":{"id":7}}');
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
  await waitFor(() => expect(redirect.mock.calls).toEqual([['/login']]));
});
