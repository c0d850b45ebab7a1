import { getBootData } from '@surco/shared/platform';
import { testConfig } from '@surco/shared/testing';
import { createRemote } from '../testing/createRemote';
import { isHostBuildFiles, listOfflineFiles } from './offlineFiles';
import { parseCacheFilesMessage } from './worker/cacheFilesMessage';

const remote = createRemote({
  entry: '/remotes/mfe-x/entry.js',
  files: { form: ['/remotes/mfe-x/form.js', '/chunk-group.js'], report: ['/remotes/mfe-x/report.js'] },
  offline: { Consultant: ['form', 'date-picker'] },
});
const host = {
  initial: ['main.js'],
  chunks: {
    shell: ['shell.js'],
    'virtual-rows': ['rows.js'],
    offline: ['offline.js'],
    'date-picker': ['picker.js'],
    terms: ['terms.js'],
  },
  shared: { 'antd/es/table': ['table.js'] },
};

test('caches the start of the host and the files that manifests name for the role', () => {
  const { wanted: requested, known } = listOfflineFiles(host, [remote], 'Consultant', ['/seen.js']);
  expect(requested.toSorted()).toEqual([
    '/chunk-group.js',
    '/main.js',
    '/offline.js',
    '/picker.js',
    '/remotes/mfe-x/entry.js',
    '/remotes/mfe-x/form.js',
    '/rows.js',
    '/seen.js',
    '/shell.js',
  ]);
  expect(known).toEqual(expect.arrayContaining(['/table.js', '/terms.js', '/remotes/mfe-x/report.js']));
});

test('C-07 names the files of the host on the origin that serves them', () => {
  getBootData().config = { ...testConfig, assetsUrl: 'https://assets.test' };
  const { wanted: requested, known } = listOfflineFiles(host, [], 'Consultant', []);
  delete getBootData().config;
  expect(requested).toContain('https://assets.test/main.js');
  expect(known).toContain('https://assets.test/table.js');
});

test('C-07 caches the hashes of a published section with its entry', () => {
  const published = { ...remote, filesIntegrity: `sha384-${'a'.repeat(64)}` };
  expect(listOfflineFiles(host, [published], 'Consultant', []).wanted).toContain('/remotes/mfe-x/integrity.json');
});

test('N-12 caches nothing of a section for a role that its manifest does not name', () =>
  expect(listOfflineFiles(host, [remote], 'Farmer', []).wanted).toEqual(['/main.js', '/offline.js']));

test.each([
  [null],
  [[]],
  [{ initial: [1], chunks: {}, shared: {} }],
  [{ initial: [], chunks: { a: 'b' }, shared: {} }],
])('rejects a document that is not a list of files: %j', (value) => expect(isHostBuildFiles(value)).toBe(false));

test.each([[null], ['keep'], [{ type: 'drop' }], [{ type: 'keep', wanted: [1], known: [] }]])(
  'ignores the message %j',
  (data) => expect(parseCacheFilesMessage(data)).toBeNull(),
);
