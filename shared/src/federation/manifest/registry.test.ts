import type { RegisteredRemote } from './manifest';
import packageJson from '../../../package.json';
import { CONTRACT_VERSION, isBuiltForEarlierContract, readRegistry, findContractMismatch } from './registry';

const validSection: RegisteredRemote = {
  name: 'mfe-x',
  contract: `^${CONTRACT_VERSION}`,
  version: '1.0.0',
  entry: '/remotes/mfe-x/remoteEntry.js',
  files: { list: ['/remotes/mfe-x/list.js'] },
  menu: [{ path: '/dashboard/x', label: 'Equis', icon: 'M0 0', order: 1, roles: ['Admin'] }],
  routes: [{ path: '/dashboard/x', roles: ['Admin'], title: 'Equis', page: 'list' }],
  redirects: [],
  offlineCalls: {
    'GET /clients': { maxAnswers: 4, search: { fields: ['firstName'], filters: { status: 'ACTIVO' } } },
    'GET /clients/{id}': { maxAnswers: 40, recordOf: 'GET /clients' },
    'GET /sales': 4,
  },
};

test('C-07 reads all remotes of a valid registry', () => {
  expect(readRegistry({ format: 1, remotes: [validSection] })).toEqual({ remotes: [validSection], ignored: [] });
});

test.each([null, 'x', [], {}, { format: 2, remotes: [] }, { format: 1 }])(
  'an invalid registry document gives no remotes: %j',
  (document) => {
    const { remotes, ignored } = readRegistry(document);
    expect(remotes).toEqual([]);
    expect(ignored).toHaveLength(1);
  },
);

test.each([
  ['an address of another scheme', { entry: 'javascript:alert(1)' }],
  ['a protocol-relative address', { entry: '//evil.test/x.js' }],
  ['an unknown role', { routes: [{ path: '/x', roles: ['King'], title: 'X', page: 'x' }] }],
  ['an invalid path', { redirects: [{ path: 'x', redirectTo: '/y' }] }],
  ['no menu', { menu: undefined }],
  ['an offline call that writes', { offlineCalls: { 'POST /sales': 4 } }],
  ['an offline call without a limit', { offlineCalls: { 'GET /sales': { recordOf: 'GET /clients' } } }],
  ['a limit that is not a whole number', { offlineCalls: { 'GET /sales': 1.5 } }],
])('C-07 an entry with %s affects only its own section', (_, change) => {
  const { remotes, ignored } = readRegistry({
    format: 1,
    remotes: [{ ...validSection, name: 'mfe-bad', ...change }, validSection],
  });
  expect(remotes.map(({ name }) => name)).toEqual(['mfe-x']);
  expect(ignored).toHaveLength(1);
  expect(ignored[0]).toContain('mfe-bad');
});

test('ignores a second entry of the same name', () => {
  expect(readRegistry({ format: 1, remotes: [validSection, validSection] }).remotes).toHaveLength(1);
});

test('C-07 the contract version is that of the package', () => {
  expect(CONTRACT_VERSION).toBe(packageJson.version);
});

test.each([
  ['^1.0.0', '1.0.0', true],
  ['^1.0.0', '1.4.2', true],
  ['^1.5.0', '1.4.2', false],
  ['^2.0.0', '1.4.2', false],
  ['^1.0.0', '2.0.0', false],
  ['1', '1.0.0', false],
])('C-07 a remote for %s runs in a host of %s: %s', (contract, provided, runs) => {
  expect(findContractMismatch({ contract }, provided) === null).toBe(runs);
});

test('C-07 a remote for another version stays in the menu, and the mismatch is reported', () => {
  const other = { ...validSection, name: 'mfe-next', contract: '^99.0.0' };
  const { remotes, ignored } = readRegistry({ format: 1, remotes: [other, validSection] });
  expect(remotes).toEqual([other, validSection]);
  expect(ignored).toEqual([
    `mfe-next: was built for version ^99.0.0 of the contract and this is ${CONTRACT_VERSION}: docs/change-the-contract.md.`,
  ]);
});

test.each([
  ['^1.2.0', true],
  ['^2.0.0', false],
  ['^3.0.0', false],
])('C-07 a remote for %s was built for an earlier contract than 2.1.0: %s', (contract, isEarlier) => {
  expect(isBuiltForEarlierContract({ contract }, '2.1.0')).toBe(isEarlier);
});

test('C-07 the entry of a remote may be its `mf-manifest.json`, also on another origin', () => {
  const remote = { ...validSection, entry: 'https://cdn.test/mfe-x/mf-manifest.json' };
  expect(readRegistry({ format: 1, remotes: [remote] })).toEqual({ remotes: [remote], ignored: [] });
});
