import type { RegisteredRemote } from '@surco/shared/federation/manifest';
import type { RemoteRegistry } from '@surco/shared/federation/registry';
import { preloadsFor } from './preloads';

const remote: RegisteredRemote = {
  name: 'mfe-x',
  contract: '^1.0.0',
  version: '1',
  entry: '/remotes/mfe-x/entry.js',
  files: {
    list: ['/remotes/mfe-x/list.js', '/kit-list.js'],
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
    { path: '/dashboard/x/:id?', roles: ['Admin'], title: 'Ficha', page: 'form' },
    { path: '/open', roles: 'public', title: 'Registro', page: 'form' },
  ],
  redirects: [{ path: '/dashboard/x', redirectTo: '/dashboard/x/list' }],
};

const frontEnd = {
  host: {
    initial: ['main.js'],
    chunks: { shell: ['shell.js'], federation: ['federation.js'] },
    shared: {},
    contract: '1.0.0',
    versions: {},
  },
};
const registry: RemoteRegistry = { format: 1, remotes: [remote] };

const LIST = ['/federation.js', '/shell.js', '/remotes/mfe-x/entry.js', '/remotes/mfe-x/list.js', '/kit-list.js'];

test.each(['/dashboard/x/list', '/dashboard/x', '/dashboard/x/'])(
  '%s brings frame, remote, page and kits at once, and starts its calls',
  (path) => {
    expect(preloadsFor(frontEnd, registry, path, '', 'Admin')).toEqual({
      scripts: LIST,
      calls: ['/auth/me', '/x?page=1&size=10'],
    });
  },
);

test('C-07 a page brings its own remote and no other, as a farmer who loads the simulator alone', () => {
  const other = { ...remote, name: 'mfe-y', entry: '/remotes/mfe-y/entry.js', routes: [], redirects: [] };
  const both: RemoteRegistry = { format: 1, remotes: [other, remote] };
  expect(preloadsFor(frontEnd, both, '/dashboard/x/list', '', 'Admin').scripts).toEqual(LIST);
});

test('an address with filters starts no call that the page would not make', () => {
  expect(preloadsFor(frontEnd, registry, '/dashboard/x/list', '?status=A', 'Admin').calls).toEqual(['/auth/me']);
});

test('a role with another page at the same address gets that one, and not the first call of the other', () => {
  const { scripts, calls } = preloadsFor(frontEnd, registry, '/dashboard/x/list', '', 'Consultant');
  expect(scripts).toContain('/remotes/mfe-x/own.js');
  expect(calls).toEqual(['/auth/me']);
});

test('a parameter is no list: the more exact address wins', () => {
  expect(preloadsFor(frontEnd, registry, '/dashboard/x/42', '', 'Admin').scripts).toContain('/remotes/mfe-x/form.js');
});

test.each(['Farmer', 'Supervisor', null] as const)(
  'N-12 nothing of a section is named to %s, who may not see it',
  (role) => {
    const { scripts, calls } = preloadsFor(frontEnd, registry, '/dashboard/x/list', '', role);
    expect(scripts).toEqual([]);
    expect(calls).toEqual(role ? ['/auth/me'] : []);
  },
);

test('a public page needs no session and no frame', () => {
  expect(preloadsFor(frontEnd, registry, '/open', '', null)).toEqual({
    scripts: ['/federation.js', '/remotes/mfe-x/entry.js', '/remotes/mfe-x/form.js'],
    calls: [],
  });
});

test('an address that is none brings nothing', () => {
  expect(preloadsFor(frontEnd, registry, '/a(b/../..%2f', '', 'Admin').scripts).toEqual([]);
});

test('C-07 nothing is fetched of a remote that the host will not run', () => {
  const other: RemoteRegistry = { format: 1, remotes: [{ ...remote, contract: '^99.0.0' }] };
  expect(preloadsFor(frontEnd, other, '/dashboard/x/list', '', 'Admin')).toEqual({ scripts: [], calls: ['/auth/me'] });
});
