import { mockApi, testConfig } from '../../testing';
import { call } from '../http/call';
import { getToday } from './getToday';
import { setRuntimeConfig } from './runtimeConfig';
import { getClockOffset, measureClock } from './serverClock';

const DAY_MS = 86_400_000;
const toDateHeader = (time: number): string => new Date(time).toUTCString();

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-27T18:00:00Z'), doNotFake: ['nextTick', 'queueMicrotask'] });
  setRuntimeConfig(testConfig);
  measureClock(toDateHeader(Date.now()), Date.now());
});
afterEach(() => {
  measureClock(toDateHeader(Date.now()), Date.now());
  jest.useRealTimers();
});

test('A-05 the day is that of the server, also after the connection is lost, until the clock is right again', () => {
  expect(getToday()).toBe('2026-11-27');
  measureClock(toDateHeader(Date.now() + DAY_MS), Date.now());
  expect(getToday()).toBe('2026-11-28');
  expect(localStorage.getItem('surco.clockOffset')).toBe(String(DAY_MS));
  measureClock(toDateHeader(Date.now()), Date.now());
  expect(getToday()).toBe('2026-11-27');
});

test.each([3, -3])('A-05 a clock %s days behind that is corrected without a network counts as right', (days) => {
  measureClock(toDateHeader(Date.now() + days * DAY_MS), Date.now());
  jest.advanceTimersByTime(DAY_MS / 24);
  expect(getClockOffset()).toBe(days * DAY_MS);
  jest.setSystemTime(Date.now() + days * DAY_MS);
  expect(getClockOffset()).toBe(0);
  expect(localStorage.getItem('surco.clockOffset')).toBe('0');
});

test('A-05 a device that slept keeps the difference of its clock', () => {
  measureClock(toDateHeader(Date.now() + 3 * DAY_MS), Date.now());
  jest.setSystemTime(Date.now() + DAY_MS);
  expect(getClockOffset()).toBe(3 * DAY_MS);
});

test('ignores an answer without a time, of a slow request and of seconds of difference', () => {
  measureClock(null, Date.now());
  measureClock('ayer', Date.now());
  measureClock(toDateHeader(Date.now() + DAY_MS), Date.now() - 31_000);
  measureClock(toDateHeader(Date.now() + DAY_MS), Date.now() + 5000);
  measureClock(toDateHeader(Date.now() + 30_000), Date.now());
  expect(getClockOffset()).toBe(0);
});

test('A-05 every answer of the API is measured, and none of a gateway or that the browser has kept', async () => {
  const answer = { data: {}, date: toDateHeader(Date.now() - DAY_MS) };
  mockApi({ 'GET /auth/me': answer });
  await call('GET /auth/me', {});
  mockApi({ 'GET /auth/me': { ...answer, requestId: 'AB12-CD34', cacheControl: 'private, immutable' } });
  await call('GET /auth/me', {});
  expect(getToday()).toBe('2026-11-27');
  mockApi({ 'GET /auth/me': { ...answer, requestId: 'AB12-CD34' } });
  await call('GET /auth/me', {});
  expect(getToday()).toBe('2026-11-26');
});
