import { SESSION_KEY, session } from '@surco/shared/platform';
import { serve } from '@surco/shared/testing';
import { person } from '@surco/shared/testing/people';
import { tabChange, watchTabs } from './tabs';

const ana = person('Consultant');
const leave = jest.fn();
let stop: () => void;

beforeEach(() => {
  leave.mockReset();
  serve({});
  session.setUser(ana);
  stop = watchTabs(leave);
});
afterEach(() => {
  stop();
  session.clear();
});

/** What the browser does in this tab when another one has written. */
function elsewhere(user: unknown, key: string | null = SESSION_KEY): void {
  if (user) localStorage.setItem(SESSION_KEY, JSON.stringify({ user, ssoToken: null }));
  else localStorage.removeItem(SESSION_KEY);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

test.each([
  [null, null, 'none'],
  [ana, null, 'signed-out'],
  [ana, { ...ana, acceptedTos: false }, 'same-person'],
  [ana, { ...ana, role: 'Admin' as const }, 'someone-else'],
  [ana, person('Admin'), 'someone-else'],
  [null, ana, 'someone-else'],
])('T-01 another tab left another session: case %#', (here, stored, expected) => {
  expect(tabChange(here, stored)).toBe(expected);
});

test('R-07 a sign-out in another tab reaches this one', () => {
  elsewhere(null, null);
  expect(session.get().user).toBeNull();
  expect(leave.mock.calls).toEqual([['/login']]);
});

test('T-01 somebody else signing in elsewhere loads this tab anew and leaves their session alone', () => {
  const other = person('Admin');
  elsewhere(other);
  expect(leave.mock.calls).toEqual([['/']]);
  expect(localStorage.getItem(SESSION_KEY)).toContain(other.id);
});

test('T-01 news about the same person are taken over without leaving the page', () => {
  elsewhere({ ...ana, acceptedTos: false });
  expect(session.get().user?.acceptedTos).toBe(false);
  expect(leave).not.toHaveBeenCalled();
});

test('T-01 other entries of storage are nobody’s business here', () => {
  localStorage.removeItem(SESSION_KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: 'surco.menu' }));
  expect(leave).not.toHaveBeenCalled();
});

test('E-01 a corrupt session in storage counts as none', () => {
  localStorage.setItem(SESSION_KEY, '{"user":{"id":7}}');
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
  expect(leave.mock.calls).toEqual([['/login']]);
});
