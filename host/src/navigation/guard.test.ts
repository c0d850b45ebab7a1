import { type Role, roles, STAFF_ROLES } from '@surco/shared/domain';
import { createSessionUser } from '@surco/shared/testing';
import {
  type GuardDecision,
  decideNavigation,
  NO_ACCESS_MESSAGE,
  SELLERS_ONLY_MESSAGE,
  REFETCH_FAILED_MESSAGE,
  type GuardInput,
} from './guard';
import { HOST_ROUTES } from './routeTable';
import { readSectionPaths } from './sectionPaths';
import { createTargetResolver } from './target';
import { requiredSection, requiredRoutes } from '../testing/requiredRoutes';

/** A visitor: role or anonymous, terms accepted or not, with a previous page or by a typed address. */
interface Visitor {
  role: Role | null;
  acceptedTos?: boolean;
  hasPreviousPage?: boolean;
  secondFactorPending?: boolean;
}

const visitors: readonly Visitor[] = [
  ...[null, ...roles].flatMap((role) =>
    [true, false].flatMap((acceptedTos) =>
      [true, false].map((hasPreviousPage) => ({ role, acceptedTos, hasPreviousPage })),
    ),
  ),
  ...STAFF_ROLES.map((role) => ({ role, secondFactorPending: true })),
];

const resolve = createTargetResolver([requiredSection]);

const decideFor = (
  address: string,
  { role, acceptedTos = true, hasPreviousPage = true, secondFactorPending = false }: Visitor,
  change: Partial<GuardInput> = {},
): GuardDecision =>
  decideNavigation({
    target: resolve(address),
    user: role && createSessionUser(role, { acceptedTos, secondFactorPending }),
    navigationCount: 1,
    refetched: 'no',
    hasPreviousPage,
    homePaths: readSectionPaths([requiredSection]).home,
    ...change,
  });

const HOME_PATHS: Readonly<Record<Role, string>> = {
  Admin: '/dashboard/users',
  Coordinator: '/dashboard/users',
  Supervisor: '/dashboard/users',
  Consultant: '/dashboard/sales/list/sale',
  Farmer: '/simulator',
};

const denials = new Map([
  [NO_ACCESS_MESSAGE, '!'],
  [SELLERS_ONLY_MESSAGE, '!sellers'],
]);

/** The decision as text: `enter`, `stay`, `> address`; with `!` when a message is shown, and `sellers` when it says who sells. */
function describeDecision(decision: GuardDecision): string {
  if (decision.kind === 'allow') return 'enter';
  const denied = ('message' in decision && denials.get(decision.message ?? '')) || '';
  return decision.kind === 'redirect' ? `> ${decision.to}${denied}` : decision.kind + denied;
}

/**
 * `byRole`: a sign-in page, from which a signed-in user is sent on by role; `home`: the dashboard address without a
 * page; `page`: any page with no rule of its own.
 */
type AddressKind = 'logout' | 'farmer' | 'manual' | 'simulator' | 'secondFactor' | 'terms' | 'home' | 'byRole' | 'page';

/** The decision that N-01 to N-13 require for a visitor at an address of a kind. */
function expectedDecision(
  kind: AddressKind,
  allowed: readonly Role[] | 'public',
  { role, acceptedTos = true, hasPreviousPage = true, secondFactorPending = false }: Visitor,
): string {
  if (kind === 'logout') return 'enter';
  if (!role) return allowed === 'public' ? 'enter' : kind === 'farmer' ? '> /login/farmer' : '> /login';
  if (role === 'Farmer') {
    if (kind === 'farmer' || kind === 'simulator' || kind === 'manual') return 'enter';
    return kind === 'byRole' && hasPreviousPage ? 'stay' : '> /simulator';
  }
  if (secondFactorPending) return kind === 'secondFactor' ? 'enter' : '> /second-factor';
  if (role === 'Consultant' && !acceptedTos) return kind === 'terms' ? 'enter' : '> /accept-terms';
  if (kind === 'byRole' || kind === 'home') return `> ${HOME_PATHS[role]}`;
  if (allowed === 'public' || kind === 'terms' || kind === 'manual' || allowed.includes(role)) return 'enter';
  const denied = allowed.join() === 'Consultant' ? '!sellers' : '!';
  return (hasPreviousPage ? 'stay' : `> ${HOME_PATHS[role]}`) + denied;
}

const HOST_ROWS: readonly (readonly [
  id: string,
  address: string,
  kind: AddressKind,
  allowed: readonly Role[] | 'public',
])[] = [
  ['R-01 N-08', '/', 'byRole', 'public'],
  ['R-01 N-08', '/login', 'byRole', 'public'],
  ['R-01 N-08', '/consultant', 'byRole', 'public'],
  ['R-03 N-04', '/new-password?token=x', 'page', 'public'],
  ['R-03 N-04', '/confirm-email?token=x', 'page', 'public'],
  ['R-05 N-08', '/restore-password', 'byRole', 'public'],
  ['R-06 N-02 N-04 P-06', '/farmer', 'farmer', roles],
  ['R-07 N-01', '/logout', 'logout', roles],
  // Open to all, whatever the session, as the logout.
  ['R-50 N-04', '/p/x', 'logout', 'public'],
  ['R-08 N-07', '/accept-terms', 'terms', []],
  ['N-13', '/second-factor', 'secondFactor', STAFF_ROLES],
  ['N-08', '/dashboard', 'home', []],
  ['R-45 N-04', '/manual', 'manual', []],
  ['R-10 N-09', '/dashboard/notifications', 'page', STAFF_ROLES],
  ['X-16 N-09', '/dashboard/shared-file', 'page', STAFF_ROLES],
  ['R-44', '/no/hay/nada', 'page', 'public'],
  ['R-44', '/dashboard/nada', 'page', 'public'],
];

const REMOTE_ROWS = requiredRoutes.map(
  ({ id, address, roles: allowed }) =>
    [`${id} N-09 N-11`, address, address === '/simulator' ? 'simulator' : 'page', allowed] as const,
);

const decisionCases = [...HOST_ROWS, ...REMOTE_ROWS].flatMap(([id, address, kind, allowed]) =>
  visitors.map((visitor) => ({ id, address, visitor, expected: expectedDecision(kind, allowed, visitor) })),
);

test.each(decisionCases)(
  '$id $address, $visitor.role, terms $visitor.acceptedTos, previous page $visitor.hasPreviousPage, second factor pending $visitor.secondFactorPending: $expected',
  ({ address, visitor, expected }) => {
    expect(describeDecision(decideFor(address, visitor))).toBe(expected);
  },
);

test('the table covers every route of the host', () => {
  const covered = new Set([
    ...HOST_ROWS.map(([, address]) => resolve(address).route.path),
    '/redirect',
    '/login/:role?/:objective?',
  ]);
  expect(HOST_ROUTES.map(({ path }) => path).filter((path) => !covered.has(path))).toEqual([]);
});

const roleCases = [...HOST_ROWS, ...REMOTE_ROWS].flatMap(([, address, kind, allowed]) =>
  [null, ...roles].map((role) => ({ address, kind, allowed, visitor: { role } })),
);

test.each(roleCases)(
  'N-05 N-10 $address, $visitor.role: refetches a signed-in user at counter 0, except at login and logout',
  ({ address, kind, visitor }) => {
    const isExempt = !visitor.role || kind === 'logout' || resolve(address).route.kind === 'login';
    expect(decideFor(address, visitor, { navigationCount: 0 }).kind === 'refetch').toBe(!isExempt);
    expect(decideFor(address, visitor, { navigationCount: 0, refetched: 'yes' })).toEqual(decideFor(address, visitor));
  },
);

test.each(roleCases)(
  'N-06 F-06 $address, $visitor.role: a failed refetch signs out only where a session is needed',
  ({ address, kind, allowed, visitor }) => {
    const decision = decideFor(address, visitor, { navigationCount: 0, refetched: 'failed' });
    const signsOut = visitor.role && allowed !== 'public' && kind !== 'logout';
    expect(decision.kind === 'sign-out' && decision.error).toBe(signsOut ? REFETCH_FAILED_MESSAGE : false);
  },
);

test('R-02 N-08 P-06 /redirect leads an anonymous visitor to login, staff home and a farmer back to the simulator', () => {
  const decideRedirect = (role: Role | null, hasPreviousPage = true): string =>
    describeDecision(decideFor('/redirect', { role, hasPreviousPage }));
  expect(decideRedirect(null)).toBe('> /login');
  expect(decideRedirect('Supervisor')).toBe('> /dashboard/users');
  expect(decideRedirect('Farmer')).toBe('stay');
  expect(decideRedirect('Farmer', false)).toBe('> /simulator');
});

describe('an objective is only a value, and no address leads to another site', () => {
  const HOSTILE_OBJECTIVES = [
    'https://malo.mx',
    '//malo.mx',
    String.raw`/\malo.mx`,
    'javascript:alert(1)',
    '/dashboard/users',
    '../../x',
    '?a=1#b',
  ];

  test.each(HOSTILE_OBJECTIVES)('N-02 N-04 %s', (objective) => {
    const value = encodeURIComponent(objective);
    const farmer: Visitor = { role: 'Farmer', hasPreviousPage: false };
    const anonymous: Visitor = { ...farmer, role: null };
    expect(describeDecision(decideFor(`/farmer?objective=${value}`, anonymous))).toBe(
      `> /login/farmer?objective=${value}`,
    );
    for (const address of [`/login?objective=${value}`, `/farmer/${value}`, `/login/farmer/${value}`]) {
      expect(describeDecision(decideFor(address, farmer))).toBe(`> /simulator?objective=${value}`);
      expect(describeDecision(decideFor(address, { ...farmer, role: 'Admin' }))).toBe('> /dashboard/users');
      expect(describeDecision(decideFor(address, anonymous))).toBe('enter');
    }
  });

  test.each(['//malo.mx/x', 'https://malo.mx/dashboard/users', String.raw`/\malo.mx/x`])(
    '%s is resolved as a path of this site',
    (address) => {
      expect(resolve(address).pathname).toMatch(/^\/(?!\/)/);
    },
  );
});
