import 'fake-indexeddb/auto';
import { act, render, screen, waitFor } from '@testing-library/react';
import { mockApi } from '../../testing';
import { createSessionUser } from '../../testing/createSessionUser';
import { useCall } from '../cache/useCall';
import { call } from '../http/call';
import { registerCallMiddleware } from '../http/callMiddleware';
import { session } from '../host';
import { deleteCachedResponses } from '../storage/userDatabases';
import { checkServer } from './checkServer';
import { useConnectionState } from './connectionState';
import { offlineEngine } from './engine';
import { dropPendingResponses, networkFirst } from './networkFirst';
import { declareOfflineCalls } from './offlineCalls';

const user = createSessionUser('Consultant');
const createList = (name: string) => ({ data: [{ id: '1', name }], page: 1, size: 10, totalPages: 1, totalRecords: 1 });

/** Functions that give the answers the server holds back, in the order of the requests. */
let pendingAnswers: (() => void)[];

/** The server takes requests and answers when the test says so. */
function delayAnswers(name: string): void {
  mockApi({ 'GET /seasons': createList(name), 'POST /auth/logout': { data: null } });
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) =>
    new Promise((resolve, reject) => {
      pendingAnswers.push(() => resolve(fetch(input, init)));
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
}

const requestSeasons = async (): Promise<string | undefined> =>
  (await call('GET /seasons', { query: {} })).data[0]?.name;

let removeMiddleware: () => void;

beforeAll(() => {
  declareOfflineCalls({ 'GET /seasons': 1 });
  removeMiddleware = registerCallMiddleware(networkFirst);
});
afterAll(() => removeMiddleware());

async function waitForStoredSeasons(): Promise<void> {
  await waitFor(async () => {
    if (!(await offlineEngine.readCachedResponse('GET /seasons', '/seasons')))
      throw new Error('Nothing is stored yet.');
  });
}

beforeEach(async () => {
  pendingAnswers = [];
  session.setUser(user);
  offlineEngine.start();
  mockApi({ 'GET /seasons': createList('Antes') });
  await requestSeasons();
  await waitForStoredSeasons();
  jest.useFakeTimers();
});
afterEach(async () => {
  jest.useRealTimers();
  dropPendingResponses();
  useConnectionState.setState({ staleSince: null, isUnreachable: false });
  await deleteCachedResponses(user.id);
  session.clear();
});

test('X-18 shows the stored answer when none arrives in time, and the late one when it arrives', async () => {
  delayAnswers('Ahora');
  const Seasons = () => <p>{useCall('GET /seasons', { query: {} }).data?.data[0]?.name}</p>;
  render(<Seasons />);
  await act(() => jest.advanceTimersByTimeAsync(4000));
  jest.useRealTimers();
  expect(await screen.findByText('Antes')).toBeVisible();
  expect(useConnectionState.getState()).toMatchObject({ isUnreachable: true, staleSince: expect.any(String) });
  act(() => pendingAnswers.forEach((answer) => answer()));
  expect(await screen.findByText('Ahora')).toBeVisible();
  expect(pendingAnswers).toHaveLength(1);
  expect(useConnectionState.getState()).toMatchObject({ isUnreachable: false, staleSince: null });
});

test('X-18 joins a late request instead of sending another, until it is abandoned', async () => {
  delayAnswers('Ahora');
  const first = requestSeasons();
  await jest.advanceTimersByTimeAsync(4000);
  await expect(first).resolves.toBe('Antes');
  const second = requestSeasons();
  await jest.advanceTimersByTimeAsync(1000);
  await expect(second).resolves.toBe('Antes');
  expect(pendingAnswers).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(30_000);
  const third = requestSeasons();
  expect(pendingAnswers).toHaveLength(2);
  pendingAnswers[1]?.();
  await expect(third).resolves.toBe('Ahora');
});

test('X-18 once the server answers again, requests that got lost are sent anew', async () => {
  delayAnswers('Ahora');
  const first = requestSeasons();
  await jest.advanceTimersByTimeAsync(4000);
  await first;
  const failed = checkServer();
  await jest.advanceTimersByTimeAsync(10_000);
  await expect(failed).resolves.toBe(false);
  mockApi({ 'GET /seasons': createList('Ahora'), 'GET /auth/me': { data: user } });
  await expect(checkServer()).resolves.toBe(true);
  await expect(requestSeasons()).resolves.toBe('Ahora');
});

test('X-18 a read that got lost fails after 30 seconds while the server answers no other, and waits otherwise', async () => {
  delayAnswers('Ahora');
  const lost = call('GET /seasons/{id}', { params: { id: '1' } });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(pendingAnswers).toHaveLength(1);
  useConnectionState.setState({ isUnreachable: true });
  const error = lost.catch((reason: unknown) => reason);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(await error).toMatchObject({ status: 0, code: 'RED' });
});

test('X-18 after a write, no answer to an earlier request is shown', async () => {
  delayAnswers('Antes de escribir');
  const first = requestSeasons();
  await jest.advanceTimersByTimeAsync(4000);
  await first;
  mockApi({ 'GET /seasons': createList('Escrito'), 'POST /auth/logout': { data: null } });
  await call('POST /auth/logout', {});
  await expect(requestSeasons()).resolves.toBe('Escrito');
});

test('T-01 an answer that arrives after the session has ended is not stored for the next user', async () => {
  delayAnswers('De otra persona');
  const first = requestSeasons();
  session.setUser({ ...user, id: 'u-2' });
  pendingAnswers[0]?.();
  await first;
  jest.useRealTimers();
  await expect(offlineEngine.readCachedResponse('GET /seasons', '/seasons')).resolves.toBeNull();
  await deleteCachedResponses('u-2');
});

test('X-18 waits for the late answer when the stored one cannot be read', async () => {
  delayAnswers('Ahora');
  const unreadable = jest.spyOn(offlineEngine, 'readCachedResponse').mockRejectedValue(new Error('Unreadable.'));
  const seasons = requestSeasons();
  await jest.advanceTimersByTimeAsync(4000);
  expect(unreadable).toHaveBeenCalled();
  pendingAnswers.forEach((answer) => answer());
  await expect(seasons).resolves.toBe('Ahora');
  unreadable.mockRestore();
});
