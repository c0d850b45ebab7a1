import type { SessionUser } from '../../contract';
import { session } from '../host';
import { session as sessionOfSections, setUnauthorizedHandler } from '../index';
import { parseStoredSession, SESSION_KEY, useSession } from './session';

const user = {
  id: '5b0d',
  role: 'Supervisor',
  distributor: { id: 'd1', name: 'Agrosemillas' },
  acceptedTos: true,
  secondFactorPending: false,
  hasSingleDistributor: true,
  clientKey: null,
  firstName: 'Ana',
  lastName: 'Robles',
  email: 'ana@surco.test',
  zoneIds: ['z1'],
} satisfies SessionUser;

beforeEach(() => session.clear());

test('E-01 user details and single sign-on token are stored in local storage and removed with the session', () => {
  session.setUser(user);
  session.setSsoToken('token');
  expect(JSON.parse(localStorage.getItem(SESSION_KEY) ?? '')).toEqual({ user, ssoToken: 'token' });
  session.clear();
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
});

test('E-01 a client key forces the role of a farmer, from the server and from storage', () => {
  session.setUser({ ...user, role: 'Admin', clientKey: 'DEMO' });
  expect(session.get().user?.role).toBe('Farmer');
  const stored = JSON.stringify({ user: { ...user, role: 'ADMIN', clientKey: 'DEMO' } });
  expect(parseStoredSession(stored).user?.role).toBe('Farmer');
});

test('E-02 a stored role is read in any letter case', () => {
  expect(parseStoredSession(JSON.stringify({ user: { ...user, role: 'SUPERVISOR' } })).user?.role).toBe('Supervisor');
});

test.each([
  '',
  'nonsense',
  '[]',
  '"text"',
  'null',
  '{"user":{"id":1}}',
  '{"user":{"id":"1","role":"King","acceptedTos":true}}',
])('E-01 corrupt or foreign stored data is discarded: %s', (raw) => {
  expect(parseStoredSession(raw)).toEqual({ user: null, ssoToken: null });
});

test('X-44 sections read the session, and what they call to change it only reports an error', () => {
  jest.useFakeTimers();
  session.setUser(user);
  session.setSsoToken('token');
  const before = session.get();
  sessionOfSections.setUser();
  sessionOfSections.setSsoToken();
  sessionOfSections.countNavigation();
  sessionOfSections.clear();
  useSession.setState({ user: null });
  setUnauthorizedHandler();
  expect(sessionOfSections.get()).toBe(before);
  for (const part of [before, before.user, before.user?.zoneIds, before.user?.distributor])
    expect(Object.isFrozen(part)).toBe(true);
  for (let call = 0; call < 6; call += 1)
    expect(() => jest.advanceTimersToNextTimer()).toThrow('is for the host only: nothing was changed.');
  jest.useRealTimers();
});

test('N-10 K-03 the counter grows and returns to 0 after exceeding 4', () => {
  const counts = Array.from({ length: 6 }, () => {
    session.countNavigation();
    return useSession.getState().navigationCount;
  });
  expect(counts).toEqual([1, 2, 3, 4, 0, 1]);
});
