import type { RegisteredRemote } from './manifest';
import { readRegistry } from './registry';

const good: RegisteredRemote = {
  name: 'mfe-x',
  contract: '1',
  version: '1.0.0',
  entry: '/remotes/mfe-x/remoteEntry.js',
  files: { list: ['/remotes/mfe-x/list.js'] },
  menu: [{ path: '/dashboard/x', label: 'Equis', icon: 'M0 0', order: 1, roles: ['Admin'] }],
  routes: [{ path: '/dashboard/x', roles: ['Admin'], title: 'Equis', page: 'list' }],
  redirects: [],
};

test('C-07 a good registry is taken whole', () => {
  expect(readRegistry({ format: 1, remotes: [good] })).toEqual({ remotes: [good], ignored: [] });
});

test.each([null, 'x', [], {}, { format: 2, remotes: [] }, { format: 1 }])(
  'a document that is no registry gives none: %j',
  (document) => {
    const { remotes, ignored } = readRegistry(document);
    expect(remotes).toEqual([]);
    expect(ignored).toHaveLength(1);
  },
);

test.each([
  ['an address of another scheme', { entry: 'javascript:alert(1)' }],
  ['an address without a scheme of its own', { entry: '//evil.test/x.js' }],
  ['a role there is not', { routes: [{ path: '/x', roles: ['King'], title: 'X', page: 'x' }] }],
  ['a path that is none', { redirects: [{ path: 'x', redirectTo: '/y' }] }],
  ['another contract', { contract: '2' }],
  ['no menu', { menu: undefined }],
])('C-07 an entry with %s costs only its own section', (_, change) => {
  const { remotes, ignored } = readRegistry({ format: 1, remotes: [{ ...good, name: 'mfe-bad', ...change }, good] });
  expect(remotes.map(({ name }) => name)).toEqual(['mfe-x']);
  expect(ignored).toHaveLength(1);
  expect(ignored[0]).toContain('mfe-bad');
});

test('a name that comes twice counts once', () => {
  expect(readRegistry({ format: 1, remotes: [good, good] }).remotes).toHaveLength(1);
});
