import { CONTRACT_VERSION, readRegistry } from '@surco/shared/federation';
import { manifest } from './manifest';
import { pages } from './routes';

test('the registry accepts the manifest', () => {
  const built = {
    ...manifest,
    contract: `^${CONTRACT_VERSION}`,
    version: '1',
    entry: '/remotes/{{name}}/remoteEntry.js',
    files: {},
  };
  expect(readRegistry({ format: 1, remotes: [built] })).toEqual({ remotes: [built], ignored: [] });
});

test('the menu leads to a page of the section', () =>
  expect(manifest.routes.map(({ path }) => path)).toContain(manifest.menu[0].path));

test('every page of the manifest has its code', () =>
  expect(Object.keys(pages).toSorted()).toEqual([...new Set(manifest.routes.map(({ page }) => page))].toSorted()));
