import { createSessionUser, session } from '@surco/shared/testing';
import { createStore } from 'zustand';
import { createRemote } from '../testing/createRemote';
import { markReady, resetReadiness, useOfflineReadiness } from './readiness';
import { findOldestAnswerTime, trackReadiness } from './trackReadiness';

const EARLY = '2026-11-23T11:20:00.000Z';
const LATE = '2026-11-23T11:29:00.000Z';
const NOW = '2026-11-23T11:30:00.000Z';

const remotes = [
  createRemote({ offline: { Consultant: ['form'], Farmer: [] }, offlineData: { Consultant: ['GET /seasons'] } }),
  createRemote({ offlineData: { Consultant: ['GET /clients', 'GET /seasons'] } }),
];

test.each([
  ['Consultant' as const, {}, null],
  ['Consultant' as const, { 'GET /seasons': LATE }, null],
  ['Consultant' as const, { 'GET /seasons': LATE, 'GET /clients': EARLY, 'GET /sales': '2020' }, EARLY],
  ['Farmer' as const, {}, NOW],
])('N-06 for a %s whose device stores %j, the oldest needed answer is of: %s', (role, stored, at) =>
  expect(findOldestAnswerTime(remotes, role, stored, NOW)).toBe(at),
);

test('N-06 X-34 a device that an earlier version made ready prepares again, until it stores the answers that this one needs', () => {
  const user = createSessionUser('Consultant');
  const stored = createStore<Record<string, string>>()(() => ({ 'GET /seasons': EARLY }));
  session.setUser(user);
  markReady(EARLY);
  resetReadiness(true);
  expect(useOfflineReadiness.getState().status).toBe('ready');
  trackReadiness(remotes, user, { getStoredTimes: stored.getState, subscribeToStoredTimes: stored.subscribe });
  expect(useOfflineReadiness.getState()).toMatchObject({ status: 'preparing', at: null });
  resetReadiness(true);
  expect(useOfflineReadiness.getState()).toMatchObject({ status: 'preparing', at: null });
  stored.setState({ 'GET /clients': LATE });
  expect(useOfflineReadiness.getState()).toMatchObject({ status: 'ready', at: EARLY });
  session.clear();
  stored.setState({ 'GET /seasons': LATE });
  localStorage.clear();
});

test('N-06 marks the device ready with the last missing answer, but not for the next user', () => {
  jest.useFakeTimers();
  const user = createSessionUser('Consultant');
  const stored = createStore<Record<string, string>>()(() => ({ 'GET /seasons': EARLY }));
  session.setUser(user);
  resetReadiness(true);
  trackReadiness(remotes, user, { getStoredTimes: stored.getState, subscribeToStoredTimes: stored.subscribe });
  expect(useOfflineReadiness.getState().status).toBe('preparing');
  jest.advanceTimersByTime(60_000);
  expect(useOfflineReadiness.getState().status).toBe('incomplete');
  stored.setState({ 'GET /clients': LATE });
  expect(useOfflineReadiness.getState()).toMatchObject({ status: 'ready', at: EARLY });
  session.clear();
  stored.setState({ 'GET /seasons': LATE });
  expect(useOfflineReadiness.getState().at).toBe(EARLY);
  jest.useRealTimers();
});
