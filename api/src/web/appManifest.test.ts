import { CONTRACT_VERSION, type RegisteredRemote } from '@surco/shared/federation';
import { renderAppManifest } from './appManifest';

const createRemote = (name: string, shortcuts: readonly string[]): RegisteredRemote => ({
  name,
  contract: `^${CONTRACT_VERSION}`,
  version: '1',
  entry: `/remotes/${name}/entry.js`,
  files: {},
  menu: [],
  routes: [
    { path: `/dashboard/${name}`, roles: ['Admin'], title: name, page: 'list' },
    ...shortcuts.map((shortcut) => ({
      path: `/dashboard/${name}/${shortcut}`,
      roles: ['Admin' as const],
      title: shortcut,
      page: 'list',
      shortcut,
    })),
  ],
  redirects: [],
});

test('C-04 the shortcuts of the app are those that the sections declare, at most four', () => {
  const remotes = [createRemote('one', ['a']), createRemote('two', []), createRemote('three', ['b', 'c', 'd', 'e'])];
  expect(JSON.parse(renderAppManifest({ name: 'Surco' }, { format: 1, remotes }))).toEqual({
    name: 'Surco',
    shortcuts: [
      { name: 'a', url: '/dashboard/one/a' },
      { name: 'b', url: '/dashboard/three/b' },
      { name: 'c', url: '/dashboard/three/c' },
      { name: 'd', url: '/dashboard/three/d' },
    ],
  });
});
