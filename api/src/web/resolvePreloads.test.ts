import type { Role } from '@surco/shared/domain';
import { CONTRACT_VERSION, type RegisteredRemote } from '@surco/shared/federation';
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

const LIST = [
  '/federation.js',
  '/antd-core.js',
  '/shell.js',
  '/remotes/mfe-x/entry.js',
  '/remotes/mfe-x/list.js',
  '/ui-list.js',
];
const FORM = [...LIST.slice(0, 4), '/remotes/mfe-x/form.js'];
const OWN = [...LIST.slice(0, 4), '/remotes/mfe-x/own.js'];
const PUBLIC = FORM.filter((file) => file !== '/shell.js');

const otherSection = { ...remote, name: 'mfe-y', entry: '/remotes/mfe-y/entry.js', routes: [], redirects: [] };
const byManifest = { ...remote, entry: '/remotes/mfe-x/mf-manifest.json' };
const withoutAntd = { ...remote, routes: remote.routes.map((route) => ({ ...route, withoutAntd: true })) };

interface Visit {
  /** With its query. */
  address: string;
  role?: Role | null;
  remotes?: readonly RegisteredRemote[];
}
type Preloads = ReturnType<typeof resolvePreloads>;

const firstCalls = ['/auth/me', '/x?page=1&size=10'];
const ofList: Preloads = { scripts: LIST, calls: firstCalls };
const list = '/dashboard/x/list';
const wrongId = { scripts: FORM, calls: ['/auth/me', '/y?size=all'] };

test.each<[string, Visit, Preloads]>([
  ['frame, remote and page with their shared files at once, and their calls', { address: list }, ofList],
  ['the same for an address that redirects', { address: '/dashboard/x' }, ofList],
  ['the same for a closing slash', { address: '/dashboard/x/' }, ofList],
  [
    'C-07 only the remote of the page, not another registered one',
    { address: list, remotes: [otherSection, remote] },
    ofList,
  ],
  [
    'C-07 no manifest as a script',
    { address: list, remotes: [byManifest] },
    { scripts: LIST.filter((file) => file !== remote.entry), calls: firstCalls },
  ],
  ['no call for an address with filters', { address: `${list}?status=A` }, { scripts: LIST, calls: ['/auth/me'] }],
  [
    'the page of the role, without the first call of the default page',
    { address: list, role: 'Consultant' },
    { scripts: OWN, calls: ['/auth/me'] },
  ],
  [
    'the page of a path with a parameter, and the calls of its record',
    { address: '/dashboard/x/42' },
    { scripts: FORM, calls: ['/auth/me', '/x/42', '/x/42/notes', '/y?size=all'] },
  ],
  ['no call with a parameter that is no id: a folder', { address: '/dashboard/x/..' }, wrongId],
  ['no call with a parameter that is no id: a path', { address: '/dashboard/x/%2e%2e%2fusers' }, wrongId],
  ['no call with a parameter that is no id: a query', { address: '/dashboard/x/4%3Fa=1' }, wrongId],
  ['N-12 nothing that a farmer may not see', { address: list, role: 'Farmer' }, { scripts: [], calls: ['/auth/me'] }],
  [
    'N-12 nothing that a supervisor may not see',
    { address: list, role: 'Supervisor' },
    { scripts: [], calls: ['/auth/me'] },
  ],
  ['N-12 the login page without a session', { address: list, role: null }, { scripts: ['/login.js'], calls: [] }],
  ['neither session nor shell for a public page', { address: '/open', role: null }, { scripts: PUBLIC, calls: [] }],
  ['the login page where it is shown', { address: '/?token=x', role: null }, { scripts: ['/login.js'], calls: [] }],
  [
    'the login page of farmers',
    { address: '/login/farmer?token=x', role: null },
    { scripts: ['/login.js'], calls: [] },
  ],
  ['no login page elsewhere', { address: '/new-password?token=x', role: null }, { scripts: [], calls: [] }],
  ['no scripts for an unknown address', { address: '/a(b/../..%2f' }, { scripts: [], calls: ['/auth/me'] }],
  [
    'C-07 nothing of a remote that the host does not run',
    { address: list, remotes: [{ ...remote, contract: '^99.0.0' }] },
    { scripts: [], calls: ['/auth/me'] },
  ],
  [
    'no antd for a page that does without',
    { address: '/open', role: null, remotes: [withoutAntd] },
    { scripts: PUBLIC.filter((file) => file !== '/antd-core.js'), calls: [] },
  ],
])('preloads %s', (_title, { address, role = 'Admin', remotes = [remote] }, expected) => {
  const [path = '', query] = address.split(/(?=\?)/);
  expect(resolvePreloads(frontEnd, { format: 1, remotes }, path, query ?? '', role)).toEqual(expected);
});
