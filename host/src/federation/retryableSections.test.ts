import type { RemoteModule } from '@surco/shared/federation';
import { createRemote } from '../testing/createRemote';
import { DownloadError } from './loadErrors';
import { LOAD_TIMEOUT_MS, createRetryableSections, getFailureReason, TIMEOUT_REASON } from './retryableSections';

const remote = createRemote({ name: 'mfe-one' });
const pages: RemoteModule = { pages: {} };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('C-04 a remote that hangs fails after 5 s, and is used when its code arrives later', async () => {
  let arrive: (module: RemoteModule) => void = () => undefined;
  const getSection = createRetryableSections(() => new Promise((resolve) => (arrive = resolve)));
  void getSection(remote).load();
  expect(getSection(remote).getState().status).toBe('loading');
  jest.advanceTimersByTime(LOAD_TIMEOUT_MS);
  const state = getSection(remote).getState();
  expect(state.status === 'failed' && getFailureReason(state.error)).toBe(TIMEOUT_REASON);
  arrive(pages);
  await Promise.resolve();
  expect(getSection(remote).getState()).toEqual({ status: 'loaded', module: pages });
});

test('C-04 the panel of a failed section says in Spanish what did not arrive', () => {
  expect(getFailureReason(new DownloadError('/one.js'))).toBe('No fue posible descargar /one.js.');
  expect(getFailureReason(new Error('boom'))).toBe('boom');
});
