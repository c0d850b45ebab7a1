import type { Container } from '@surco/shared/federation/runtime';
import { createRemote } from '../testing/createRemote';
import { loadContainer } from './loadContainer';
import { loadRemoteModule } from './loadRemoteModule';

jest.mock('./loadContainer');
jest.mock('./shareScope', () => ({ createShareScope: () => ({}) }));

const mockedLoadContainer = jest.mocked(loadContainer);
const createNamedRemote = (name: string) => createRemote({ name, entry: `/${name}.js` });
const createContainer = (module: unknown): Container => ({ init: () => undefined, get: async () => () => module });

beforeEach(() => mockedLoadContainer.mockReset());

test('fetches a container once, under a name that is an identifier', async () => {
  const module = { pages: {} };
  mockedLoadContainer.mockResolvedValue(createContainer(module));
  expect(await loadRemoteModule(createNamedRemote('mfe-once'))).toBe(module);
  expect(await loadRemoteModule(createNamedRemote('mfe-once'))).toBe(module);
  expect(mockedLoadContainer.mock.calls.map(([name, { entry }]) => [name, entry])).toEqual([
    ['mfe_once', '/mfe-once.js'],
  ]);
});

test('C-04 fetches again after a failure, but not after a success', async () => {
  mockedLoadContainer.mockRejectedValueOnce(new Error('down'));
  await expect(loadRemoteModule(createNamedRemote('mfe-again'))).rejects.toThrow('down');
  let tries = 0;
  const get = async () => {
    tries += 1;
    if (tries === 1) throw new Error('chunk missing');
    return () => ({ pages: {} });
  };
  mockedLoadContainer.mockResolvedValue({ init: () => undefined, get });
  await expect(loadRemoteModule(createNamedRemote('mfe-again'))).rejects.toThrow('chunk missing');
  await expect(loadRemoteModule(createNamedRemote('mfe-again'))).resolves.toEqual({ pages: {} });
  expect(mockedLoadContainer).toHaveBeenCalledTimes(2);
});

test('keeps the first container when a slow attempt arrives later', async () => {
  let arrive: (container: Container) => void = () => undefined;
  mockedLoadContainer.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const late = loadRemoteModule(createNamedRemote('mfe-late'));
  const first = { pages: {} };
  mockedLoadContainer.mockResolvedValueOnce(createContainer(first));
  expect(await loadRemoteModule(createNamedRemote('mfe-late'))).toBe(first);
  arrive(createContainer({ pages: {} }));
  expect(await late).toBe(first);
});

test('rejects a module without pages', async () => {
  mockedLoadContainer.mockResolvedValue(createContainer({ sections: [] }));
  await expect(loadRemoteModule(createNamedRemote('mfe-odd'))).rejects.toThrow('mfe-odd gave no pages.');
});
