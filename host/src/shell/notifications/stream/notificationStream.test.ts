import { dismissToast, useToasts } from '@surco/shared/platform';
import { mockApi, session } from '@surco/shared/testing';
import { waitFor } from '@testing-library/react';
import { getChannelName, type TabMessage } from '../tabMessages';
import { HIDDEN_TIMEOUT_MS, IDLE_TIMEOUT_MS } from './runWhileActive';
import { parseStreamEvent, startNotificationStream } from './notificationStream';
import { FakeBroadcastChannel } from '../../../testing/FakeBroadcastChannel';
import {
  formatReadyEvent,
  mockNotificationStream,
  formatNotificationEvent,
} from '../../../testing/mockNotificationStream';

const userId = 'u-ana';
const createSummary = (n: number) => ({ id: `n${n}`, title: `Aviso ${n}` });
const listToastTitles = (): string[] => useToasts.getState().toasts.map(({ summary }) => summary);
const setHidden = (hidden: boolean): void => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

let stopStream: (() => void) | undefined;
const startStream = () => {
  mockApi({});
  const connections = mockNotificationStream();
  const [onNotifications, onChange] = [jest.fn(), jest.fn()];
  stopStream = startNotificationStream({ userId, onNotifications, onChange });
  return { connections, onNotifications, onChange };
};

/** jsdom has no locks; this tab gets the lock at once. */
const locks = { request: (_name: string, _options: object, work: () => Promise<void>) => work() };

beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: FakeBroadcastChannel });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
});
afterEach(() => {
  stopStream?.();
  jest.restoreAllMocks();
  jest.useRealTimers();
  for (const { id } of useToasts.getState().toasts) dismissToast(id);
  session.clear();
});

test('R-10 reports the connection without a toast, and a notification with one toast by its title', async () => {
  const { connections, onNotifications } = startStream();
  await waitFor(() => expect(connections).toHaveLength(1));
  expect(connections[0]?.lastEventId).toBeUndefined();
  connections[0]?.send(formatReadyEvent('a'));
  await waitFor(() => expect(onNotifications).toHaveBeenCalledTimes(1));
  expect(listToastTitles()).toEqual([]);
  connections[0]?.send(formatNotificationEvent('b', createSummary(1)));
  await waitFor(() => expect(listToastTitles()).toEqual(['Aviso 1']));
  expect(onNotifications).toHaveBeenCalledTimes(2);
});

test('R-19 R-42 reports a change of shared data to all tabs, without a toast', async () => {
  const { connections, onNotifications, onChange } = startStream();
  const others: unknown[] = [];
  const other = new FakeBroadcastChannel(getChannelName(userId));
  other.addEventListener('message', (event) => event instanceof MessageEvent && others.push(event.data));
  await waitFor(() => expect(connections).toHaveLength(1));
  connections[0]?.send('event: changed\ndata: {"what":"referenceData"}\n\nevent: changed\ndata: 7\n\n');
  await waitFor(() => expect(onChange.mock.calls).toEqual([['referenceData']]));
  await waitFor(() => expect(others).toEqual([{ kind: 'changed', what: 'referenceData' }]));
  expect([onNotifications.mock.calls, listToastTitles()]).toEqual([[], []]);
});

test('R-10 resumes from the last id after a lost connection and skips duplicates', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const { connections } = startStream();
  await waitFor(() => expect(connections).toHaveLength(1));
  connections[0]?.send(formatReadyEvent('a') + formatNotificationEvent('b', createSummary(1)));
  await waitFor(() => expect(listToastTitles()).toEqual(['Aviso 1']));
  connections[0]?.end();
  await waitFor(() => expect(connections).toHaveLength(2));
  expect(connections[1]?.lastEventId).toBe('b');
  connections[1]?.send(
    formatReadyEvent('b') +
      formatNotificationEvent('b', createSummary(1)) +
      formatNotificationEvent('c', createSummary(2)),
  );
  await waitFor(() => expect(listToastTitles()).toEqual(['Aviso 1', 'Aviso 2']));
});

test('R-10 closes the connection without a network and reopens it with it', async () => {
  const { connections } = startStream();
  await waitFor(() => expect(connections).toHaveLength(1));
  window.dispatchEvent(new Event('offline'));
  await waitFor(() => expect(connections[0]?.isAborted).toBe(true));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(connections).toHaveLength(2));
});

test('R-10 shows one toast for many notifications', async () => {
  const { connections } = startStream();
  await waitFor(() => expect(connections).toHaveLength(1));
  connections[0]?.send([1, 2, 3].map((n) => formatNotificationEvent(`i${n}`, createSummary(n))).join(''));
  await waitFor(() => expect(listToastTitles()).toEqual(['3 notificaciones nuevas']));
});

test('R-10 a hidden tab reports notifications and shows no toast', async () => {
  const { connections, onNotifications } = startStream();
  await waitFor(() => expect(connections).toHaveLength(1));
  setHidden(true);
  connections[0]?.send(formatNotificationEvent('b', createSummary(1)));
  await waitFor(() => expect(onNotifications).toHaveBeenCalled());
  expect(listToastTitles()).toEqual([]);
});

test('R-10 passes events between tabs, and a new connection resumes from the last id that any tab has read', async () => {
  const other = new FakeBroadcastChannel(getChannelName(userId));
  const received: unknown[] = [];
  other.addEventListener('message', (event) => {
    if (event instanceof MessageEvent) received.push(event.data);
  });
  const { connections, onNotifications } = startStream();
  await waitFor(() => expect(connections).toHaveLength(1));
  connections[0]?.send(formatNotificationEvent('b', createSummary(1)));
  await waitFor(() =>
    expect(received).toEqual([{ kind: 'notification', lastId: 'b', notification: createSummary(1) }]),
  );
  const messages: readonly (TabMessage | { kind: string })[] = [
    { kind: 'x' },
    { kind: 'read' },
    { kind: 'notification', lastId: 'c', notification: createSummary(2) },
  ];
  for (const message of messages) other.broadcast(message);
  await waitFor(() => expect(listToastTitles()).toEqual(['2 notificaciones nuevas']));
  expect(onNotifications).toHaveBeenCalled();
  connections[0]?.end();
  await waitFor(() => expect(connections).toHaveLength(2));
  expect(connections[1]?.lastEventId).toBe('c');
  other.close();
});

test('R-10 once stopped, closes its connection and opens no other, not even on activity', async () => {
  const { connections } = startStream();
  await waitFor(() => expect(connections).toHaveLength(1));
  stopStream?.();
  await waitFor(() => expect(connections[0]?.isAborted).toBe(true));
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  expect(connections).toHaveLength(1);
});

test.each([
  ['hidden', HIDDEN_TIMEOUT_MS, true],
  ['unused', IDLE_TIMEOUT_MS, false],
])('R-10 a tab that is %s for long closes the connection and reopens it on activity', async (_, after, hidden) => {
  jest.useFakeTimers();
  const { connections } = startStream();
  await jest.advanceTimersByTimeAsync(0);
  connections[0]?.send(formatReadyEvent('a'));
  setHidden(hidden);
  // A silent connection would be reopened: send something before the time-out.
  for (let left = after; left > 0; left -= 20_000) {
    await jest.advanceTimersByTimeAsync(20_000);
    if (!connections[0]?.isAborted) connections[0]?.send(': \n\n');
  }
  await jest.advanceTimersByTimeAsync(1000);
  expect(connections.map(({ isAborted }) => isAborted)).toEqual([true]);
  setHidden(false);
  await jest.advanceTimersByTimeAsync(0);
  expect(connections).toHaveLength(2);
  expect(connections[1]?.lastEventId).toBe('a');
});

test('R-10 a page in the back/forward cache leaves the connection to the next one, and reopens its own when it is shown', async () => {
  const leader = jest.spyOn(locks, 'request');
  const { connections } = startStream();
  await waitFor(() => expect(connections).toHaveLength(1));
  connections[0]?.send(formatReadyEvent('a'));
  connections[0]?.end();
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
  await leader.mock.results[0]?.value;
  expect(connections).toHaveLength(1);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(() => expect(connections).toHaveLength(2));
});

test('R-10 without Web Locks only a visible tab has a connection', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  const { connections } = startStream();
  await waitFor(() => expect(connections).toHaveLength(1));
  connections[0]?.send(formatReadyEvent('a'));
  setHidden(true);
  await waitFor(() => expect(connections[0]?.isAborted).toBe(true));
  setHidden(false);
  await waitFor(() => expect(connections).toHaveLength(2));
  expect(connections[1]?.lastEventId).toBe('a');
});

test.each([
  [{ event: 'message', id: '1', data: '{"id":"n1","title":"A"}' }],
  [{ event: 'notification', id: '1', data: '{' }],
  [{ event: 'notification', id: '1', data: '{"id":7}' }],
])('R-10 ignores an unknown event or a malformed notification: %j', (event) => {
  expect(parseStreamEvent(event)).toBeNull();
});
