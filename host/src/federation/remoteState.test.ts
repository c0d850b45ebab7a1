import type { RegisteredRemote } from '@surco/shared/federation/manifest';
import type { RemoteModule } from '@surco/shared/federation/routes';
import { PATIENCE, remoteStates } from './remoteState';

const remote: RegisteredRemote = {
  name: 'mfe-one',
  contract: '^1.0.0',
  version: '1',
  entry: '/e.js',
  files: {},
  menu: [],
  routes: [],
  redirects: [],
};
const pages: RemoteModule = { pages: {} };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a remote that hangs is told as failed after 5 s, and heals when its code arrives after all', async () => {
  let arrive: (module: RemoteModule) => void = () => undefined;
  const states = remoteStates(() => new Promise((resolve) => (arrive = resolve)));
  states.load(remote);
  expect(states.get('mfe-one').status).toBe('loading');
  jest.advanceTimersByTime(PATIENCE);
  expect(states.get('mfe-one').status).toBe('failed');
  arrive(pages);
  await Promise.resolve();
  expect(states.get('mfe-one')).toEqual({ status: 'loaded', module: pages });
});

test('a second request while the first is under way loads nothing twice', () => {
  const load = jest.fn(() => new Promise<RemoteModule>(() => undefined));
  const states = remoteStates(load);
  states.load(remote);
  states.load(remote);
  expect(load).toHaveBeenCalledTimes(1);
});

test('after a failure the next load asks again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn(async (): Promise<RemoteModule> => {
    throw new Error('down');
  });
  const states = remoteStates(load);
  states.load(remote);
  await jest.advanceTimersByTimeAsync(0);
  expect(states.get('mfe-one')).toEqual({ status: 'failed', reason: 'down' });
  states.load(remote);
  await jest.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(2);
});
