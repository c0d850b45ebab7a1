import type { Role } from '@surco/shared/domain';
import type { SessionUser } from '@surco/shared/contract';
import { createSessionUser } from '@surco/shared/testing';
import {
  type GuardDecision,
  decideNavigation,
  NO_ACCESS_MESSAGE,
  REFETCH_FAILED_MESSAGE,
  type GuardInput,
} from './guard';
import { readSectionPaths } from './sectionPaths';
import { createTargetResolver } from './target';
import { testRemotes } from '../testing/testRemotes';

const resolve = createTargetResolver(testRemotes);

const decideFor = (address: string, user: SessionUser | null, change: Partial<GuardInput> = {}): GuardDecision =>
  decideNavigation({
    target: resolve(address),
    user,
    navigationCount: 1,
    refetched: 'no',
    hasPreviousPage: true,
    homePaths: readSectionPaths(testRemotes).home,
    ...change,
  });

const allow = { kind: 'allow' };
const redirect = (to: string, message?: string) =>
  message ? { kind: 'redirect', to, message } : { kind: 'redirect', to };
const STAFF: readonly Role[] = ['Admin', 'Coordinator', 'Supervisor', 'Consultant'];
const EVERYONE: readonly Role[] = [...STAFF, 'Farmer'];

describe('anonymous', () => {
  test.each(['/logout'])('N-01 %s is always allowed', (address) => {
    expect(decideFor(address, null)).toEqual(allow);
  });

  test.each([
    ['/farmer', '/login/farmer'],
    ['/farmer?objective=Doble%20prop%C3%B3sito', '/login/farmer?objective=Doble%20prop%C3%B3sito'],
  ])('N-02 %s redirects to the farmer login with the objective: %s', (address, to) => {
    expect(decideFor(address, null)).toEqual(redirect(to));
  });

  test.each([
    '/simulator',
    '/accept-terms',
    '/dashboard',
    '/dashboard/sales',
    '/dashboard/sales/list/sale',
    '/dashboard/products/list',
  ])('N-03 %s redirects to login', (address) => {
    expect(decideFor(address, null)).toEqual(redirect('/login'));
  });

  test.each(['/', '/login', '/consultant', '/farmer/Leche', '/FARMER/Leche'])(
    'R-01 %s is the login page',
    (address) => {
      expect(resolve(address).route.kind).toBe('login');
      expect(decideFor(address, null)).toEqual(allow);
    },
  );

  test('R-01 decodes the objective of the path or the query', () => {
    expect(resolve('/farmer/Doble%20prop%C3%B3sito').objective).toBe('Doble propósito');
    expect(resolve('/login?objective=Engorda').objective).toBe('Engorda');
  });

  test.each(['/nada', '/nada/de/eso', '/dashboard/nada'])('R-44 %s is an unknown page, not the login', (address) => {
    expect(resolve(address).route.kind).toBe('unknown');
    expect(decideFor(address, null)).toEqual(allow);
  });

  test('N-05 does not refetch for an anonymous visitor', () => {
    expect(decideFor('/dashboard/sales', null, { navigationCount: 0 })).toEqual(redirect('/login'));
  });
});

test('R-50 N-04 the paper of a link is open to everyone, before terms and second factor too, without a refetch', () => {
  const users = [
    null,
    ...EVERYONE.map((role) => createSessionUser(role)),
    createSessionUser('Consultant', { acceptedTos: false }),
    createSessionUser('Admin', { secondFactorPending: true }),
  ];
  for (const user of users) expect(decideFor('/p/abc', user, { navigationCount: 0 })).toEqual(allow);
});

describe('refetch of the user details', () => {
  test('N-05 happens when the counter is 0', () => {
    expect(decideFor('/dashboard/sales/list/sale', createSessionUser('Consultant'), { navigationCount: 0 })).toEqual({
      kind: 'refetch',
    });
  });

  test('N-05 happens once per navigation', () => {
    const again = { navigationCount: 0, refetched: 'yes' } as const;
    expect(decideFor('/dashboard/sales/list/sale', createSessionUser('Consultant'), again)).toEqual(allow);
  });

  test.each([
    ['/login', 0],
    ['/dashboard/sales/list/sale', 1],
    ['/dashboard/sales/list/sale', 4],
  ])('N-05 does not happen at %s with the counter at %i', (address, navigationCount) => {
    expect(decideFor(address, createSessionUser('Consultant'), { navigationCount }).kind).not.toBe('refetch');
  });

  test('N-06 F-06 signs out with an error when it fails on a page that needs a session', () => {
    const failed = { navigationCount: 0, refetched: 'failed' } as const;
    expect(decideFor('/dashboard/sales/list/sale', createSessionUser('Consultant'), failed)).toEqual({
      kind: 'sign-out',
      error: REFETCH_FAILED_MESSAGE,
    });
  });

  test('N-06 does not sign out when it fails on a public page', () => {
    const failed = { navigationCount: 0, refetched: 'failed' } as const;
    expect(decideFor('/nada', createSessionUser('Consultant'), failed)).toEqual(allow);
  });
});

describe('farmer', () => {
  const farmer = createSessionUser('Farmer', { clientKey: 'DEMO' });

  test.each(['/simulator', '/farmer', '/logout'])('N-04 P-06 %s is allowed', (address) => {
    expect(decideFor(address, farmer)).toEqual(allow);
  });

  test.each(['/dashboard', '/dashboard/sales/list/sale', '/dashboard/simulator/simulator', '/accept-terms', '/nada'])(
    'N-04 %s redirects to the simulator',
    (address) => {
      expect(decideFor(address, farmer)).toEqual(redirect('/simulator'));
    },
  );

  test('N-08 a farmer at login stays on the previous page', () => {
    expect(decideFor('/login', farmer)).toEqual({ kind: 'stay' });
  });

  test('N-08 N-11 a farmer at login without a previous page goes to the simulator with the objective', () => {
    expect(decideFor('/farmer/Leche', farmer, { hasPreviousPage: false })).toEqual(
      redirect('/simulator?objective=Leche'),
    );
  });
});

describe('consultant without the terms', () => {
  const newcomer = createSessionUser('Consultant', { acceptedTos: false });

  test.each(['/dashboard/sales/list/sale', '/login', '/', '/simulator', '/dashboard', '/nada'])(
    'N-07 %s redirects to the terms',
    (address) => {
      expect(decideFor(address, newcomer)).toEqual(redirect('/accept-terms'));
    },
  );

  test('N-07 R-08 allows the terms and the logout', () => {
    expect(decideFor('/accept-terms', newcomer)).toEqual(allow);
    expect(decideFor('/logout', newcomer)).toEqual(allow);
  });

  test.each(['Admin', 'Coordinator', 'Supervisor'] as const)('N-07 a %s needs no acceptance of the terms', (role) => {
    expect(decideFor('/dashboard/sales/list/sale', createSessionUser(role, { acceptedTos: false }))).toEqual(allow);
  });
});

describe('second factor pending', () => {
  const pending = createSessionUser('Admin', { secondFactorPending: true });

  test.each(['/', '/login', '/dashboard', '/dashboard/users', '/dashboard/notifications', '/new-password', '/x'])(
    'N-13 %s leads to the page that sets it up',
    (address) => {
      expect(decideFor(address, pending)).toEqual(redirect('/second-factor'));
    },
  );

  test('N-13 N-01 allows that page and the logout', () => {
    expect(decideFor('/second-factor', pending)).toEqual(allow);
    expect(decideFor('/logout', pending)).toEqual(allow);
  });

  test('N-13 the page is open to all staff, and to nobody else', () => {
    for (const role of STAFF) expect(decideFor('/second-factor', createSessionUser(role))).toEqual(allow);
    expect(decideFor('/second-factor', null)).toEqual(redirect('/login'));
    expect(decideFor('/second-factor', createSessionUser('Farmer')).kind).toBe('redirect');
  });
});

describe('role homes', () => {
  test.each([
    ['Admin', '/dashboard/users'],
    ['Coordinator', '/dashboard/users'],
    ['Supervisor', '/dashboard/users'],
    ['Consultant', '/dashboard/sales/list/sale'],
  ] as const)('N-08 a %s at login, redirect or the dashboard goes to %s', (role, home) => {
    for (const address of ['/login', '/', '/admin', '/redirect', '/dashboard']) {
      expect(decideFor(address, createSessionUser(role))).toEqual(redirect(home));
    }
  });
});

describe('roles', () => {
  const PAGES: readonly (readonly [string, readonly Role[]])[] = [
    ['/dashboard/sales/list/sale', STAFF],
    ['/dashboard/sales/create-sale', ['Consultant']],
    ['/dashboard/sales/sale/12', STAFF],
    ['/dashboard/products/list', ['Admin']],
    ['/simulator', EVERYONE],
  ];
  const cases = PAGES.flatMap(([address, roles]) =>
    STAFF.map((role) => [role, address, roles.includes(role)] as const),
  );

  test.each(cases.filter(([, , enters]) => enters))('N-09 a %s enters %s', (role, address) => {
    expect(decideFor(address, createSessionUser(role))).toEqual(allow);
  });

  test.each(cases.filter(([, , enters]) => !enters))('N-09 a %s at %s stays on the previous page', (role, address) => {
    expect(decideFor(address, createSessionUser(role))).toEqual({ kind: 'stay', message: NO_ACCESS_MESSAGE });
  });

  test('N-11 a denied typed address redirects home with a message', () => {
    expect(decideFor('/dashboard/products/list', createSessionUser('Consultant'), { hasPreviousPage: false })).toEqual(
      redirect('/dashboard/sales/list/sale', NO_ACCESS_MESSAGE),
    );
  });

  test.each(STAFF)('R-08 an empty list of roles allows a signed-in %s', (role) => {
    expect(decideFor('/accept-terms', createSessionUser(role))).toEqual(allow);
  });
});
