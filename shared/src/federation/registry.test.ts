import type { RegisteredRemote } from './manifest';
import packageJson from '../../package.json';
import { CONTRACT, readRegistry, refusal } from './registry';

const good: RegisteredRemote = {
  name: 'mfe-x',
  contract: '^1.0.0',
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

test('C-07 the version a host answers for is that of the package', () => {
  expect(CONTRACT).toBe(packageJson.version);
});

test.each([
  ['^1.0.0', '1.0.0', true],
  ['^1.0.0', '1.4.2', true],
  ['^1.5.0', '1.4.2', false],
  ['^2.0.0', '1.4.2', false],
  ['^1.0.0', '2.0.0', false],
  ['1', '1.0.0', false],
])('C-07 a remote for %s runs in a host of %s: %s', (contract, provided, runs) => {
  expect(refusal({ contract }, provided) === null).toBe(runs);
});

test('C-07 a remote for another version stays in the menu, and what keeps it from running is told', () => {
  const other = { ...good, name: 'mfe-next', contract: '^99.0.0' };
  const { remotes, ignored } = readRegistry({ format: 1, remotes: [other, good] });
  expect(remotes).toEqual([other, good]);
  expect(ignored).toEqual([`mfe-next: se hizo para la versión ^99.0.0 y esta es la ${CONTRACT}`]);
});
