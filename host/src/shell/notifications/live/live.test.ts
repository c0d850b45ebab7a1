import { dismissToast, notifySuccess, session, useToasts } from '@surco/shared/platform';
import { serve } from '@surco/shared/testing';
import { waitFor } from '@testing-library/react';
import { sharedName, type News } from '../news';
import { HIDDEN, UNUSED } from './awake';
import { newsOf, startLive } from './live';
import { TestChannel } from './testChannel';
import { ready, serveStream, told } from './testStream';

const ana = 'u-ana';
const notice = (n: number) => ({ id: `n${n}`, title: `Aviso ${n}` });
const titles = (): string[] => useToasts.getState().toasts.map(({ summary }) => summary);
const hide = (hidden: boolean): void => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

let end: (() => void) | undefined;
const start = () => {
  serve({});
  const connections = serveStream();
  const [onNews, onChanged] = [jest.fn(), jest.fn()];
  end = startLive({ userId: ana, onNews, onChanged });
  return { connections, onNews, onChanged };
};

beforeEach(() => Object.assign(globalThis, { BroadcastChannel: TestChannel }));
afterEach(() => {
  end?.();
  jest.restoreAllMocks();
  jest.useRealTimers();
  for (const { id } of useToasts.getState().toasts) dismissToast(id);
  session.clear();
});

test('R-10 what happens is told once, by its title, and what is shown is asked for again', async () => {
  const { connections, onNews } = start();
  await waitFor(() => expect(connections).toHaveLength(1));
  expect(connections[0]?.lastEventId).toBeUndefined();
  connections[0]?.send(ready('a'));
  await waitFor(() => expect(onNews).toHaveBeenCalledTimes(1));
  expect(titles()).toEqual([]);
  connections[0]?.send(told('b', notice(1)));
  await waitFor(() => expect(titles()).toEqual(['Aviso 1']));
  expect(onNews).toHaveBeenCalledTimes(2);
});

test("R-19 R-42 what is everybody's and has changed is said to this tab and the others, and is no notice", async () => {
  const { connections, onNews, onChanged } = start();
  const others: unknown[] = [];
  const other = new TestChannel(sharedName(ana));
  other.addEventListener('message', (event) => event instanceof MessageEvent && others.push(event.data));
  await waitFor(() => expect(connections).toHaveLength(1));
  connections[0]?.send('event: changed\ndata: {"what":"catalogue"}\n\nevent: changed\ndata: 7\n\n');
  await waitFor(() => expect(onChanged.mock.calls).toEqual([['catalogue']]));
  await waitFor(() => expect(others).toEqual([{ kind: 'changed', what: 'catalogue' }]));
  expect([onNews.mock.calls, titles()]).toEqual([[], []]);
});

test('R-10 after a lost connection it goes on from the last id; what comes twice is told once', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const { connections } = start();
  await waitFor(() => expect(connections).toHaveLength(1));
  connections[0]?.send(ready('a') + told('b', notice(1)));
  await waitFor(() => expect(titles()).toEqual(['Aviso 1']));
  connections[0]?.end();
  await waitFor(() => expect(connections).toHaveLength(2));
  expect(connections[1]?.lastEventId).toBe('b');
  connections[1]?.send(ready('b') + told('b', notice(1)) + told('c', notice(2)));
  await waitFor(() => expect(titles()).toEqual(['Aviso 1', 'Aviso 2']));
});

test('R-10 without a network the connection is let go, and opened again with it', async () => {
  const { connections } = start();
  await waitFor(() => expect(connections).toHaveLength(1));
  window.dispatchEvent(new Event('offline'));
  await waitFor(() => expect(connections[0]?.broken).toBe(true));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(connections).toHaveLength(2));
});

test('R-10 many at once are one toast', async () => {
  const { connections } = start();
  await waitFor(() => expect(connections).toHaveLength(1));
  connections[0]?.send([1, 2, 3].map((n) => told(`i${n}`, notice(n))).join(''));
  await waitFor(() => expect(titles()).toEqual(['3 notificaciones nuevas']));
});

test('R-10 what one has just been told to have done on this page is not told again, only counted', async () => {
  window.history.replaceState(null, '', '/dashboard/sales/dkbono/1');
  const { connections, onNews } = start();
  await waitFor(() => expect(connections).toHaveLength(1));
  const here = { ...notice(1), link: '/dashboard/sales/dkbono/1' };
  notifySuccess('Abono registrado');
  connections[0]?.send(told('b', here) + told('c', { ...notice(2), link: '/dashboard/sales/dkbono/2' }));
  await waitFor(() => expect(titles()).toEqual(['Abono registrado', 'Aviso 2']));
  expect(onNews).toHaveBeenCalledWith([here, expect.objectContaining({ id: 'n2' })]);
  for (const { id } of useToasts.getState().toasts) dismissToast(id);
  connections[0]?.send(told('d', { ...here, id: 'n3' }));
  await waitFor(() => expect(titles()).toEqual(['Aviso 1']));
  window.history.replaceState(null, '', '/');
});

test('R-10 a tab out of sight counts and says nothing', async () => {
  const { connections, onNews } = start();
  await waitFor(() => expect(connections).toHaveLength(1));
  hide(true);
  connections[0]?.send(told('b', notice(1)));
  await waitFor(() => expect(onNews).toHaveBeenCalled());
  expect(titles()).toEqual([]);
});

test('R-10 the tabs of a browser tell each other, and the next one goes on where the last one was', async () => {
  const other = new TestChannel(sharedName(ana));
  const heard: unknown[] = [];
  other.addEventListener('message', (event) => {
    if (event instanceof MessageEvent) heard.push(event.data);
  });
  const { connections, onNews } = start();
  await waitFor(() => expect(connections).toHaveLength(1));
  connections[0]?.send(told('b', notice(1)));
  await waitFor(() => expect(heard).toEqual([{ kind: 'notice', lastId: 'b', notice: notice(1) }]));
  const said: readonly (News | { kind: string })[] = [
    { kind: 'x' },
    { kind: 'read' },
    { kind: 'notice', lastId: 'c', notice: notice(2) },
  ];
  for (const news of said) other.say(news);
  await waitFor(() => expect(titles()).toEqual(['2 notificaciones nuevas']));
  expect(onNews).toHaveBeenCalled();
  connections[0]?.end();
  await waitFor(() => expect(connections).toHaveLength(2));
  expect(connections[1]?.lastEventId).toBe('c');
  other.close();
});

test('R-10 it ends with the session: the connection is cut, and none is opened', async () => {
  const { connections } = start();
  await waitFor(() => expect(connections).toHaveLength(1));
  end?.();
  await waitFor(() => expect(connections[0]?.broken).toBe(true));
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  expect(connections).toHaveLength(1);
});

test.each([
  ['hidden', HIDDEN, true],
  ['unused', UNUSED, false],
])('R-10 a tab that is %s for long lets go, and follows again when the person is back', async (_, after, hidden) => {
  jest.useFakeTimers();
  const { connections } = start();
  await jest.advanceTimersByTimeAsync(0);
  connections[0]?.send(ready('a'));
  hide(hidden);
  // A connection that says nothing is opened again: only what is heard now and then stays.
  for (let left = after; left > 0; left -= 20_000) {
    await jest.advanceTimersByTimeAsync(20_000);
    if (!connections[0]?.broken) connections[0]?.send(': \n\n');
  }
  await jest.advanceTimersByTimeAsync(1000);
  expect(connections.map(({ broken }) => broken)).toEqual([true]);
  hide(false);
  await jest.advanceTimersByTimeAsync(0);
  expect(connections).toHaveLength(2);
  expect(connections[1]?.lastEventId).toBe('a');
});

test.each([
  [{ event: 'message', id: '1', data: '{"id":"n1","title":"A"}' }],
  [{ event: 'notification', id: '1', data: '{' }],
  [{ event: 'notification', id: '1', data: '{"id":7}' }],
])('R-10 what is no notice is passed over: %j', (event) => {
  expect(newsOf(event)).toBeNull();
});
