import type { RegisteredRemote } from '@surco/shared/federation/manifest';
import { isHostFiles, wantedFiles } from './wanted';
import { readKeep } from './worker/messages';

const remote: RegisteredRemote = {
  name: 'mfe-x',
  contract: '^1.0.0',
  version: '1',
  entry: '/remotes/mfe-x/entry.js',
  files: { form: ['/remotes/mfe-x/form.js', '/kit.js'], report: ['/remotes/mfe-x/report.js'] },
  menu: [],
  routes: [],
  redirects: [],
  offline: { Consultant: ['form', 'date-picker'] },
};
const host = {
  initial: ['main.js'],
  chunks: { shell: ['shell.js'], offline: ['offline.js'], 'date-picker': ['picker.js'], terms: ['terms.js'] },
  shared: { 'antd/es/table': ['table.js'] },
};

test('a role keeps the start and what the remotes name for it', () => {
  const { wanted, known } = wantedFiles(host, [remote], 'Consultant', ['/seen.js']);
  expect(wanted.toSorted()).toEqual([
    '/kit.js',
    '/main.js',
    '/offline.js',
    '/picker.js',
    '/remotes/mfe-x/entry.js',
    '/remotes/mfe-x/form.js',
    '/seen.js',
    '/shell.js',
  ]);
  expect(known).toEqual(expect.arrayContaining(['/table.js', '/terms.js', '/remotes/mfe-x/report.js']));
});

test('N-12 nothing of a section is brought to a role that the remote does not name', () =>
  expect(wantedFiles(host, [remote], 'Farmer', []).wanted).toEqual(['/main.js', '/offline.js']));

test.each([
  [null],
  [[]],
  [{ initial: [1], chunks: {}, shared: {} }],
  [{ initial: [], chunks: { a: 'b' }, shared: {} }],
])('a document that is no list of files is refused: %j', (value) => expect(isHostFiles(value)).toBe(false));

test.each([[null], ['keep'], [{ type: 'drop' }], [{ type: 'keep', wanted: [1], known: [] }]])(
  'the worker does nothing on %j',
  (data) => expect(readKeep(data)).toBeNull(),
);
