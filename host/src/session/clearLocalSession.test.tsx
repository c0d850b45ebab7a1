import 'fake-indexeddb/auto';
import {
  ApiError,
  call,
  declareOfflineCalls,
  getBootData,
  hasUnsavedChanges,
  loadOfflineEngine,
  networkFirst,
  registerCallMiddleware,
  rememberError,
  useCall,
  useUnsavedChanges,
} from '@surco/shared/platform';
import { getRecentErrors } from '@surco/shared/platform/host';
import { createPage, createSessionUser, mockApi, session } from '@surco/shared/testing';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { clearLocalSession } from './clearLocalSession';

const user = createSessionUser('Consultant');
const ADDRESS = '/seasons?search=ana';
const request = { query: { search: 'ana' } } as const;

const Seasons = () => <p>{useCall('GET /seasons', request).data?.data.length ?? 'Nada'}</p>;

test('T-01 N-06 nothing of the last user stays in memory or on the device', async () => {
  declareOfflineCalls({ 'GET /seasons': 4 });
  registerCallMiddleware(networkFirst);
  const engine = await loadOfflineEngine();
  session.setUser(user);
  engine.start();
  mockApi({ 'GET /seasons': createPage([{ id: 's-1' }]) });
  render(<Seasons />);
  expect(await screen.findByText('1')).toBeVisible();
  await waitFor(async () => expect(await engine.readCachedResponse('GET /seasons', ADDRESS)).not.toBeNull());
  renderHook(() => useUnsavedChanges(true));
  for (const storage of [localStorage, sessionStorage]) storage.setItem('surco.dev', 'mfe-sales');
  getBootData().inFlight.set('GET /api/auth/me', new Promise(() => undefined));

  rememberError(new ApiError('Falló.', 500, 'OTRO', [], undefined, '7KQ2-M9XD'));
  expect(getRecentErrors()).toHaveLength(1);

  // An answer that comes later than the stored one is shown, and that arrives after the end.
  const signals: (AbortSignal | null | undefined)[] = [];
  globalThis.fetch = (_input, init) => {
    signals.push(init?.signal);
    return new Promise(() => undefined);
  };
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  const shown = call('GET /seasons', request);
  await jest.advanceTimersByTimeAsync(4000);
  jest.useRealTimers();
  expect((await shown).data).toHaveLength(1);

  await act(clearLocalSession);
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  expect(screen.getByText('Nada')).toBeVisible();
  expect(hasUnsavedChanges()).toBe(false);
  expect(getBootData().inFlight.size).toBe(0);
  expect(getRecentErrors()).toEqual([]);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  session.setUser(user);
  await waitFor(async () => expect(await engine.readCachedResponse('GET /seasons', ADDRESS)).toBeNull());
});
