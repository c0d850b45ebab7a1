import { CONTRACT_VERSION, type RegisteredRemote, type RemoteRegistry } from '@surco/shared/federation';
import { resolvePreloads } from './resolvePreloads';

const remote: RegisteredRemote = {
  name: 'mfe-x',
  contract: `^${CONTRACT_VERSION}`,
  version: '1',
  entry: '/remotes/mfe-x/entry.js',
  files: {
    list: ['/remotes/mfe-x/list.js', '/ui-list.js'],
    form: ['/remotes/mfe-x/form.js'],
    own: ['/remotes/mfe-x/own.js'],
  },
  menu: [],
  routes: [
    {
      path: '/dashboard/x/list',
      roles: ['Admin', 'Consultant'],
      title: 'Lista',
      page: 'list',
      pageFor: { Consultant: 'own' },
      firstCall: '/x?page=1&size=10',
    },
    {
      path: '/dashboard/x/:id?',
      roles: ['Admin'],
      title: 'Ficha',
      page: 'form',
      firstCall: '/x/:id',
      parallelCalls: ['/x/:id/notes', '/y?size=all'],
    },
    { path: '/open', roles: 'public', title: 'Registro', page: 'form' },
  ],
  redirects: [{ path: '/dashboard/x', redirectTo: '/dashboard/x/list' }],
};

const frontEnd = {
  host: {
    initial: ['main.js'],
    chunks: { login: ['login.js'], shell: ['shell.js'], federation: ['federation.js'], theme: ['antd-core.js'] },
    shared: {},
    contract: '1.0.0',
    versions: {},
  },
};
const registry: RemoteRegistry = { format: 1, remotes: [remote] };

const LIST = [
  '/federation.js',
  '/antd-core.js',
  '/shell.js',
  '/remotes/mfe-x/entry.js',
  '/remotes/mfe-x/list.js',
  '/ui-list.js',
];

test.each(['/dashboard/x/list', '/dashboard/x', '/dashboard/x/'])(
  '%s loads frame, remote and page with their shared files at once, and starts their calls',
  (path) => {
    expect(resolvePreloads(frontEnd, registry, path, '', 'Admin')).toEqual({
      scripts: LIST,
      calls: ['/auth/me', '/x?page=1&size=10'],
    });
  },
);

test('C-07 preloads only the remote of the page, not another registered one', () => {
  const otherRemote = { ...remote, name: 'mfe-y', entry: '/remotes/mfe-y/entry.js', routes: [], redirects: [] };
  const both: RemoteRegistry = { format: 1, remotes: [otherRemote, remote] };
  expect(resolvePreloads(frontEnd, both, '/dashboard/x/list', '', 'Admin').scripts).toEqual(LIST);
});

test('C-07 a manifest as the entry of a remote is not preloaded as a script', () => {
  const byManifest = { ...remote, entry: '/remotes/mfe-x/mf-manifest.json' };
  const { scripts } = resolvePreloads(frontEnd, { format: 1, remotes: [byManifest] }, '/dashboard/x/list', '', 'Admin');
  expect(scripts).toEqual(LIST.filter((file) => file !== remote.entry));
});

test('starts no call for an address with filters', () => {
  expect(resolvePreloads(frontEnd, registry, '/dashboard/x/list', '?status=A', 'Admin').calls).toEqual(['/auth/me']);
});

test('preloads the page of the role, without the first call of the default page', () => {
  const { scripts, calls } = resolvePreloads(frontEnd, registry, '/dashboard/x/list', '', 'Consultant');
  expect(scripts).toContain('/remotes/mfe-x/own.js');
  expect(calls).toEqual(['/auth/me']);
});

test('preloads the page of a path with a parameter', () => {
  expect(resolvePreloads(frontEnd, registry, '/dashboard/x/42', '', 'Admin').scripts).toContain(
    '/remotes/mfe-x/form.js',
  );
});

test('starts the calls of a record with the id of the address', () => {
  expect(resolvePreloads(frontEnd, registry, '/dashboard/x/42', '', 'Admin').calls).toEqual([
    '/auth/me',
    '/x/42',
    '/x/42/notes',
    '/y?size=all',
  ]);
});

test.each(['..', '%2e%2e%2fusers', '4%3Fa=1'])('starts no call with a parameter that is no id: %s', (id) => {
  expect(resolvePreloads(frontEnd, registry, `/dashboard/x/${id}`, '', 'Admin').calls).toEqual([
    '/auth/me',
    '/y?size=all',
  ]);
});

test.each(['Farmer', 'Supervisor', null] as const)(
  'N-12 preloads nothing of a section for %s, who may not see it',
  (role) => {
    const { scripts, calls } = resolvePreloads(frontEnd, registry, '/dashboard/x/list', '', role);
    expect(scripts).toEqual(role ? [] : ['/login.js']);
    expect(calls).toEqual(role ? ['/auth/me'] : []);
  },
);

test('preloads neither session nor shell for a public page', () => {
  expect(resolvePreloads(frontEnd, registry, '/open', '', null)).toEqual({
    scripts: ['/federation.js', '/antd-core.js', '/remotes/mfe-x/entry.js', '/remotes/mfe-x/form.js'],
    calls: [],
  });
});

test.each([
  ['/', ['/login.js']],
  ['/login/farmer', ['/login.js']],
  ['/new-password', []],
])('without a session, preloads the login page only where it is shown: %s', (path, scripts) => {
  expect(resolvePreloads(frontEnd, registry, path, '?token=x', null).scripts).toEqual(scripts);
});

test('preloads no scripts for an unknown address', () => {
  expect(resolvePreloads(frontEnd, registry, '/a(b/../..%2f', '', 'Admin').scripts).toEqual([]);
});

test('C-07 preloads nothing of a remote that the host does not run', () => {
  const incompatibleRegistry: RemoteRegistry = { format: 1, remotes: [{ ...remote, contract: '^99.0.0' }] };
  expect(resolvePreloads(frontEnd, incompatibleRegistry, '/dashboard/x/list', '', 'Admin')).toEqual({
    scripts: [],
    calls: ['/auth/me'],
  });
});

test('preloads no antd for a page that does without', () => {
  const routes = remote.routes.map((route) => ({ ...route, withoutAntd: true }));
  const { scripts } = resolvePreloads(frontEnd, { format: 1, remotes: [{ ...remote, routes }] }, '/open', '', null);
  expect(scripts).toEqual(['/federation.js', '/remotes/mfe-x/entry.js', '/remotes/mfe-x/form.js']);
});
