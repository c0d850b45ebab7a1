import { parseBuiltSection } from './builtSection';

const built = {
  name: 'mfe-x',
  version: '1.0.0-a',
  uses: ['platform#call'],
  menu: [{ path: '/dashboard/x', label: 'X', icon: 'M0 0', order: 1, roles: ['Admin'] }],
  routes: [{ path: '/dashboard/x', title: 'X', page: 'list', roles: ['Admin'] }],
  redirects: [],
  entry: 'remoteEntry.0123456789.js',
  pages: { list: { files: ['list.0123456789.js'], shared: ['react'] } },
  assets: ['remoteEntry.0123456789.js', 'list.0123456789.js'],
  requires: { react: '^19.3.1' },
  offline: { Admin: ['list'] },
  offlineCalls: {
    'GET /clients': { maxAnswers: 4, search: { fields: ['firstName'], filters: { status: 'ACTIVO' } } },
    'GET /clients/{id}': { maxAnswers: 40, recordOf: 'GET /clients' },
    'GET /sales': 4,
  },
};

const parse = (manifest: object) => parseBuiltSection(JSON.stringify(manifest), 'mfe-x');

test('C-07 returns a manifest with all its fields, also those of a later contract', () => {
  const later = { ...built, icons: ['a'], routes: built.routes.map((route) => ({ ...route, isNew: true })) };
  expect(parse(later)).toEqual(later);
});

test('C-07 keeps an offline call of another contract, without a `recordOf` that this contract does not have', () => {
  const rule = { maxAnswers: 4, recordOf: 'GET /later' };
  expect(parse({ ...built, offlineCalls: { 'GET /later/{id}': rule } }).offlineCalls).toEqual({
    'GET /later/{id}': { maxAnswers: 4 },
  });
});

test.each([
  [
    "routes[0].roles must be 'public', or a list of roles: Admin",
    { routes: [{ path: '/x', roles: ['King'], title: 'X', page: 'x' }] },
  ],
  ['routes[0].homeFor[0] must be one of Admin', { routes: [{ ...built.routes[0], homeFor: ['King'] }] }],
  [
    'redirects[0].path must be a path of Surco such as /dashboard/weather',
    { redirects: [{ path: '//x.test', redirectTo: '/y' }] },
  ],
  ['menu must be a list', { menu: undefined }],
  ['pages.list.shared must be a list', { pages: { list: { files: [] } } }],
  ['offlineCalls["POST /sales"] is not valid', { offlineCalls: { 'POST /sales': 4 } }],
  ['offlineCalls["GET /sales"] is not valid', { offlineCalls: { 'GET /sales': { recordOf: 'GET /clients' } } }],
])('C-07 says in a sentence: %s', (sentence, change) => {
  expect(() => parse({ ...built, ...change })).toThrow(sentence);
});

test('C-07 names the source of a text that is not JSON', () => {
  expect(() => parseBuiltSection('{', 'mfe-x 1.0.0-a')).toThrow('manifest.json of mfe-x 1.0.0-a is not valid');
});
