import { type Role, roles, STAFF } from '@surco/shared/contract/roles';
import { type Decision, decide, NO_ACCESS, type Visit } from './guard';
import { HOST_ROUTES } from './routeTable';
import { resolver } from './target';
import { requiredRemote, requiredRoutes } from './testTable';

/** Who comes: a role with or without the terms, or nobody; from a page of the product, or by a typed address. */
interface Visitor {
  role: Role | null;
  acceptedTos: boolean;
  hasPrevious: boolean;
}

const visitors: readonly Visitor[] = [null, ...roles].flatMap((role) =>
  [true, false].flatMap((acceptedTos) => [true, false].map((hasPrevious) => ({ role, acceptedTos, hasPrevious }))),
);

const resolve = resolver([requiredRemote]);

const meet = (address: string, { role, acceptedTos, hasPrevious }: Visitor, change: Partial<Visit> = {}): Decision =>
  decide({
    target: resolve(address),
    user: role && {
      id: '1',
      role,
      acceptedTos,
      distributor: null,
      clientKey: null,
      firstName: '',
      lastName: '',
      email: null,
    },
    redirectCounter: 1,
    refetched: 'no',
    hasPrevious,
    ...change,
  });

const HOMES: Readonly<Record<Role, string>> = {
  Admin: '/dashboard/users',
  Coordinator: '/dashboard/users',
  Supervisor: '/dashboard/users',
  Consultant: '/dashboard/sales/list/sale',
  Farmer: '/simulator',
};

/** In one word what is decided: `enter`, `stay`, `stay!` and `> address!` with the reason told. */
function word(decision: Decision): string {
  if (decision.kind === 'allow') return 'enter';
  const told = 'notice' in decision && decision.notice === NO_ACCESS ? '!' : '';
  return decision.kind === 'redirect' ? `> ${decision.to}${told}` : decision.kind + told;
}

type Kind = 'logout' | 'farmer' | 'simulator' | 'terms' | 'home' | 'byRole' | 'page';

/** What the requirements N-01 to N-11 say of one visitor at an address of a kind. */
function expected(
  kind: Kind,
  allowed: readonly Role[] | 'public',
  { role, acceptedTos, hasPrevious }: Visitor,
): string {
  if (kind === 'logout') return 'enter';
  if (!role) return allowed === 'public' ? 'enter' : kind === 'farmer' ? '> /login/farmer' : '> /login';
  if (role === 'Farmer') {
    if (kind === 'farmer' || kind === 'simulator') return 'enter';
    return kind === 'byRole' && hasPrevious ? 'stay' : '> /simulator';
  }
  if (role === 'Consultant' && !acceptedTos) return kind === 'terms' ? 'enter' : '> /accept-terms';
  if (kind === 'byRole' || kind === 'home') return `> ${HOMES[role]}`;
  if (allowed === 'public' || kind === 'terms' || allowed.includes(role)) return 'enter';
  return hasPrevious ? 'stay!' : `> ${HOMES[role]}!`;
}

const HOST: readonly (readonly [id: string, address: string, kind: Kind, allowed: readonly Role[] | 'public'])[] = [
  ['R-01 N-08', '/', 'byRole', 'public'],
  ['R-01 N-08', '/login', 'byRole', 'public'],
  ['R-01 N-08', '/consultant', 'byRole', 'public'],
  ['R-03 N-04', '/new-password?token=x', 'page', 'public'],
  ['R-05 N-08', '/restore-password', 'byRole', 'public'],
  ['R-06 N-02', '/farmer', 'farmer', roles],
  ['R-07 N-01', '/logout', 'logout', roles],
  ['R-08 N-07', '/accept-terms', 'terms', []],
  ['N-08', '/dashboard', 'home', []],
  ['R-10 N-09', '/dashboard/notifications', 'page', STAFF],
  ['R-44', '/no/hay/nada', 'page', 'public'],
];

const REMOTE = requiredRoutes.map(
  ({ id, address, roles: allowed }) =>
    [`${id} N-09`, address, address === '/simulator' ? 'simulator' : 'page', allowed] as const,
);

const table = [...HOST, ...REMOTE].flatMap(([id, address, kind, allowed]) =>
  visitors.map((visitor) => ({ id, address, visitor, wanted: expected(kind, allowed, visitor) })),
);

test.each(table)(
  '$id $address, $visitor.role, terms $visitor.acceptedTos, from a page $visitor.hasPrevious: $wanted',
  ({ address, visitor, wanted }) => {
    expect(word(meet(address, visitor))).toBe(wanted);
  },
);

test('every address of the host stands in the table', () => {
  const covered = new Set([
    ...HOST.map(([, address]) => resolve(address).route.path),
    '/redirect',
    '/login/:role?/:objective?',
  ]);
  expect(HOST_ROUTES.map(({ path }) => path).filter((path) => !covered.has(path))).toEqual([]);
});

const everywhere = [...HOST, ...REMOTE].flatMap(([, address, kind, allowed]) =>
  roles.map((role) => ({ address, kind, allowed, visitor: { role, acceptedTos: true, hasPrevious: true } })),
);

test.each(everywhere)(
  'N-05 N-10 $address, $visitor.role: the details are fetched again at counter 0, everywhere but at login and logout',
  ({ address, kind, visitor }) => {
    const never = kind === 'logout' || resolve(address).route.kind === 'login';
    expect(meet(address, visitor, { redirectCounter: 0 }).kind === 'refetch').toBe(!never);
    expect(meet(address, visitor, { redirectCounter: 0, refetched: 'yes' })).toEqual(meet(address, visitor));
  },
);

test.each(everywhere)(
  'N-06 $address, $visitor.role: details that cannot be fetched sign out wherever a session is needed, and nowhere else',
  ({ address, kind, allowed, visitor }) => {
    const decision = meet(address, visitor, { redirectCounter: 0, refetched: 'failed' });
    expect(decision.kind === 'sign-out').toBe(allowed !== 'public' && kind !== 'logout');
  },
);

test('R-02 N-08 the return address of the sign-on: nobody goes to login, a role goes home, a farmer back', () => {
  const at = (role: Role | null, hasPrevious = true): string =>
    word(meet('/redirect', { role, acceptedTos: true, hasPrevious }));
  expect(at(null)).toBe('> /login');
  expect(at('Supervisor')).toBe('> /dashboard/users');
  expect(at('Farmer')).toBe('stay');
  expect(at('Farmer', false)).toBe('> /simulator');
});

describe('Security 20: an objective is a value and never decides where one goes', () => {
  const HOSTILE = [
    'https://malo.mx',
    '//malo.mx',
    String.raw`/\malo.mx`,
    'javascript:alert(1)',
    '/dashboard/users',
    '../../x',
    '?a=1#b',
  ];

  test.each(HOSTILE)('N-02 N-04 %s', (objective) => {
    const value = encodeURIComponent(objective);
    const farmer: Visitor = { role: 'Farmer', acceptedTos: true, hasPrevious: false };
    const nobody: Visitor = { ...farmer, role: null };
    expect(word(meet(`/farmer?objective=${value}`, nobody))).toBe(`> /login/farmer?objective=${value}`);
    for (const address of [`/login?objective=${value}`, `/farmer/${value}`, `/login/farmer/${value}`]) {
      expect(word(meet(address, farmer))).toBe(`> /simulator?objective=${value}`);
      expect(word(meet(address, { ...farmer, role: 'Admin' }))).toBe('> /dashboard/users');
      expect(word(meet(address, nobody))).toBe('enter');
    }
  });

  test.each(['//malo.mx/x', 'https://malo.mx/dashboard/users', String.raw`/\malo.mx/x`])(
    '%s is read as an address of our own',
    (address) => {
      expect(resolve(address).pathname).toMatch(/^\/(?!\/)/);
    },
  );
});
