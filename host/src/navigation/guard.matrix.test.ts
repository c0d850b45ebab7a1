import type { UserDetails } from '@surco/shared/contract';
import { roles, type Role } from '@surco/shared/contract/roles';
import type { RegisteredRemote } from '@surco/shared/federation/manifest';
import { type Decision, decide, NO_ACCESS } from './guard';
import { routeTable } from './routeTable';
import { resolver } from './target';
import { testRemotes } from './testRemotes';

/** One with a page for everybody, as the registration of customers is. */
const open: RegisteredRemote = {
  name: 'mfe-open',
  contract: '1',
  version: '1',
  entry: '/remotes/mfe-open/entry.js',
  files: {},
  menu: [],
  redirects: [],
  routes: [{ path: '/customer-registration', roles: 'public', title: 'Registro', page: 'registration' }],
};

const remotes = [...testRemotes, open];
const resolve = resolver(remotes);

/** Who enters, in the letters of the requirements: A C S K F, `*` anyone, `+` whoever is signed in, `⌂` nobody stays. */
const ENTERS: Readonly<Record<string, { addresses: readonly string[]; who: string }>> = {
  '/login/:role?/:objective?': { addresses: ['/login', '/login/farmer', '/login/farmer/Leche'], who: '⌂' },
  '/:role?/:objective?': { addresses: ['/', '/consultant', '/farmer/Leche'], who: '⌂' },
  '/redirect': { addresses: ['/redirect'], who: '⌂' },
  '/restore-password': { addresses: ['/restore-password'], who: '⌂' },
  '/new-password': { addresses: ['/new-password', '/new-password?token=abc'], who: '*' },
  '/customer-registration': { addresses: ['/customer-registration'], who: '*' },
  '/farmer': { addresses: ['/farmer', '/farmer?objective=Leche'], who: 'ACSKF' },
  '/logout': { addresses: ['/logout'], who: 'ACSKF' },
  '/accept-terms': { addresses: ['/accept-terms'], who: '+' },
  '/dashboard': { addresses: ['/dashboard', '/dashboard/'], who: '⌂' },
  '/dashboard/sales/list/sale': {
    addresses: ['/dashboard/sales', '/dashboard/sales/list/sale', '/dashboard/sales/list/sale?page=2'],
    who: 'ACSK',
  },
  '/dashboard/sales/create-sale/:voucherId?': {
    addresses: ['/dashboard/sales/create-sale', '/dashboard/sales/create-sale/7'],
    who: 'K',
  },
  '/dashboard/sales/sale/:id?': { addresses: ['/dashboard/sales/sale', '/dashboard/sales/sale/7'], who: 'ACSK' },
  '/dashboard/products/list': { addresses: ['/dashboard/products/list'], who: 'A' },
  '/dashboard/users': { addresses: ['/dashboard/users'], who: 'ACS' },
  '/simulator': { addresses: ['/simulator'], who: 'ACSKF' },
  '/dashboard/simulator/simulator': { addresses: ['/dashboard/simulator/simulator'], who: 'ACSK' },
  '*': { addresses: ['/nada', '/nada/de/eso', '/dashboard/nada', '/admin/a/b/c'], who: '*' },
};

const LETTER: Readonly<Record<Role, string>> = {
  Admin: 'A',
  Coordinator: 'C',
  Supervisor: 'S',
  Consultant: 'K',
  Farmer: 'F',
};
const HOME: Readonly<Record<Exclude<Role, 'Farmer'>, string>> = {
  Admin: '/dashboard/users',
  Coordinator: '/dashboard/users',
  Supervisor: '/dashboard/users',
  Consultant: '/dashboard/sales/list/sale',
};

interface Actor {
  role: Role | null;
  terms: boolean;
  /** Whether there is a page to stay on. */
  previous: boolean;
}

const allow: Decision = { kind: 'allow' };
const to = (address: string, notice?: string): Decision => ({
  kind: 'redirect',
  to: address,
  ...(notice ? { notice } : {}),
});

/** What the rules N-01 to N-11 say, written anew from their words. */
function asTheRulesSay(address: string, path: string, who: string, { role, terms, previous }: Actor): Decision {
  const objective = address.includes('Leche') ? '?objective=Leche' : '';
  if (path === '/logout') return allow;
  if (role === null) {
    if (path === '/farmer') return to(`/login/farmer${objective}`);
    const open = who === '*' || (who === '⌂' && !['/redirect', '/dashboard'].includes(path));
    return open ? allow : to('/login');
  }
  if (role === 'Farmer') {
    if (path === '/farmer' || path === '/simulator') return allow;
    if (who !== '⌂' || path === '/dashboard') return to('/simulator');
    return previous ? { kind: 'stay' } : to(`/simulator${objective}`);
  }
  if (role === 'Consultant' && !terms) return path === '/accept-terms' ? allow : to('/accept-terms');
  if (who === '⌂') return to(HOME[role]);
  if (who === '*' || who === '+' || who.includes(LETTER[role])) return allow;
  return previous ? { kind: 'stay', notice: NO_ACCESS } : to(HOME[role], NO_ACCESS);
}

const person = (role: Role, acceptedTos: boolean): UserDetails => ({
  id: '1',
  role,
  distributor: null,
  acceptedTos,
  clientKey: null,
  firstName: 'Ana',
  lastName: 'Robles',
  email: null,
});

const cases = Object.entries(ENTERS).flatMap(([path, { addresses, who }]) =>
  addresses.map((address) => ({ path, address, who })),
);
const actors: Actor[] = [null, ...roles].flatMap((role) =>
  [true, false].flatMap((terms) => [true, false].map((previous) => ({ role, terms, previous }))),
);

test('every route of the product stands in this table, and every address leads to its route', () => {
  expect(Object.keys(ENTERS).toSorted()).toEqual([...routeTable(remotes).map(({ path }) => path), '*'].toSorted());
  expect(cases.filter(({ path, address }) => resolve(address).route.path !== path)).toEqual([]);
});

test.each(actors)(
  'N-01 N-02 N-03 N-04 N-07 N-08 N-09 N-11 every address × $role, terms accepted: $terms, a page before: $previous',
  (actor) => {
    const user = actor.role && person(actor.role, actor.terms);
    const decided = cases.map(({ address }) => {
      const visit = {
        target: resolve(address),
        user,
        redirectCounter: 1,
        refetched: 'no' as const,
        hasPrevious: actor.previous,
      };
      return [address, decide(visit)] as const;
    });
    expect(decided).toEqual(cases.map(({ path, address, who }) => [address, asTheRulesSay(address, path, who, actor)]));
  },
);

test.each(roles)(
  'N-05 N-10 a %s: the details are fetched again at counter 0, everywhere but at login and logout',
  (role) => {
    const user = person(role, true);
    for (const { address, path } of cases) {
      const first = { target: resolve(address), user, redirectCounter: 0, refetched: 'no' as const, hasPrevious: true };
      const never = path === '/logout' || resolve(address).route.kind === 'login';
      expect([address, decide(first).kind === 'refetch']).toEqual([address, !never]);
      expect(decide({ ...first, refetched: 'yes' })).toEqual(decide({ ...first, redirectCounter: 3 }));
    }
  },
);

test.each(roles)(
  'N-06 a %s whose details cannot be fetched is signed out wherever a session is needed, and nowhere else',
  (role) => {
    const user = person(role, true);
    for (const { address, path, who } of cases) {
      const failed = {
        target: resolve(address),
        user,
        redirectCounter: 0,
        refetched: 'failed' as const,
        hasPrevious: true,
      };
      const needed = path === '/dashboard' || (who !== '*' && who !== '⌂' && path !== '/logout');
      expect([address, decide(failed).kind === 'sign-out']).toEqual([address, needed]);
    }
  },
);
