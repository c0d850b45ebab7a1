import runtime from './containerRuntime';
import type { SharedVersion, ShareScope } from './protocol';

const { consumes, initContainerEntry } = runtime.bundlerRuntime;

/** A container whose one chunk uses `library` in the given range, with the host's shared modules. */
function container(scope: ShareScope, requiredVersion = '^2.1.0') {
  const webpackRequire = {
    S: {},
    m: {} as Record<string, (module: { exports: unknown }) => void>,
    consumesLoadingData: { moduleIdToConsumeDataMapping: { 7: { shareKey: 'library', requiredVersion } } },
  };
  const installedModules = {};
  initContainerEntry({ webpackRequire, shareScope: scope });
  const load = (chunkId: string): Promise<unknown>[] => {
    const promises: Promise<unknown>[] = [];
    consumes({ chunkId, chunkMapping: { page: ['7'] }, installedModules, promises, webpackRequire });
    return promises;
  };
  const use = (): unknown => {
    const module = { exports: {} as unknown };
    webpackRequire.m[7]?.(module);
    return module.exports;
  };
  return { load, use };
}

const library = { the: 'library' };
const offered = (version: string, get: SharedVersion['get']): ShareScope => ({
  library: { [version]: { get, from: 'host' } },
});

test('C-06 a chunk gets the same module instance as the host, fetched once', async () => {
  const get = jest.fn(() => () => library);
  const { load, use } = container(offered('2.3.0', get));
  await Promise.all([...load('page'), ...load('page')]);
  await Promise.all(load('page'));
  expect(use()).toBe(library);
  expect(get).toHaveBeenCalledTimes(1);
});

test('a chunk without shared modules does not wait', () => {
  expect(container({}).load('other')).toEqual([]);
});

test.each([
  ['3.0.0', '^2.1.0'],
  ['2.0.9', '^2.1.0'],
])('C-06 version %s does not satisfy %s: only the page that needs it fails, with its name', async (version, range) => {
  const get = jest.fn(() => () => library);
  await expect(Promise.all(container(offered(version, get), range).load('page'))).rejects.toThrow(
    `library: ${range} ≠ ${version}`,
  );
  expect(get).not.toHaveBeenCalled();
});

test('C-06 selects the compatible one of several versions', async () => {
  const scope = {
    library: { ...offered('1.0.0', () => () => 'old').library, ...offered('2.1.0', () => () => library).library },
  };
  const { load, use } = container(scope);
  await Promise.all(load('page'));
  expect(use()).toBe(library);
});

test('names the module that the host does not offer', async () => {
  await expect(Promise.all(container({}).load('page'))).rejects.toThrow('library: ^2.1.0 ≠ –');
});

test('a shared module whose loading failed is fetched again at the next attempt', async () => {
  let tries = 0;
  const { load, use } = container(
    offered('2.1.0', async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return () => library;
    }),
  );
  await expect(Promise.all(load('page'))).rejects.toThrow('offline');
  await Promise.all(load('page'));
  expect(use()).toBe(library);
});
