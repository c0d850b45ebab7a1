import type { RegisteredRemote } from '@surco/shared/federation/manifest';
import type { Container } from '@surco/shared/federation/protocol';
import { loadContainer } from './container';
import { loadRemoteModule } from './remotes';

jest.mock('./container');
jest.mock('./provided', () => ({ provided: () => ({}) }));

const mocked = jest.mocked(loadContainer);
const remote = (name: string): RegisteredRemote => ({
  name,
  contract: '^1.0.0',
  version: '1',
  entry: `/${name}.js`,
  files: {},
  menu: [],
  routes: [],
  redirects: [],
});
const giving = (module: unknown): Container => ({ init: () => undefined, get: async () => () => module });

beforeEach(() => mocked.mockReset());

test('a container is fetched once, under a name that is an identifier', async () => {
  const module = { pages: {} };
  mocked.mockResolvedValue(giving(module));
  expect(await loadRemoteModule(remote('mfe-once'))).toBe(module);
  expect(await loadRemoteModule(remote('mfe-once'))).toBe(module);
  expect(mocked.mock.calls.map(([name, entry]) => [name, entry])).toEqual([['mfe_once', '/mfe-once.js']]);
});

test('C-04 what failed is fetched again; what is here is not', async () => {
  mocked.mockRejectedValueOnce(new Error('down'));
  await expect(loadRemoteModule(remote('mfe-again'))).rejects.toThrow('down');
  let tries = 0;
  const get = async () => {
    tries += 1;
    if (tries === 1) throw new Error('chunk gone');
    return () => ({ pages: {} });
  };
  mocked.mockResolvedValue({ init: () => undefined, get });
  await expect(loadRemoteModule(remote('mfe-again'))).rejects.toThrow('chunk gone');
  await expect(loadRemoteModule(remote('mfe-again'))).resolves.toEqual({ pages: {} });
  expect(mocked).toHaveBeenCalledTimes(2);
});

test('a try that hung and came after all does not make a second section of the first', async () => {
  let arrive: (container: Container) => void = () => undefined;
  mocked.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const late = loadRemoteModule(remote('mfe-late'));
  const first = { pages: {} };
  mocked.mockResolvedValueOnce(giving(first));
  expect(await loadRemoteModule(remote('mfe-late'))).toBe(first);
  arrive(giving({ pages: {} }));
  expect(await late).toBe(first);
});

test('a module without pages is refused', async () => {
  mocked.mockResolvedValue(giving({ sections: [] }));
  await expect(loadRemoteModule(remote('mfe-odd'))).rejects.toThrow('mfe-odd gave no pages.');
});
