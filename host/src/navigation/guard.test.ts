import type { Role } from '@surco/shared/contract/roles';
import type { UserDetails } from '@surco/shared/contract';
import { person } from '@surco/shared/testing/people';
import { type Decision, decide, NO_ACCESS, REFETCH_FAILED, type Visit } from './guard';
import { resolver } from './target';
import { testRemotes } from './testRemotes';

const resolve = resolver(testRemotes);

const visit = (address: string, user: UserDetails | null, change: Partial<Visit> = {}): Decision =>
  decide({ target: resolve(address), user, redirectCounter: 1, refetched: 'no', hasPrevious: true, ...change });

const allow = { kind: 'allow' };
const redirect = (to: string, notice?: string) =>
  notice ? { kind: 'redirect', to, notice } : { kind: 'redirect', to };
const STAFF: readonly Role[] = ['Admin', 'Coordinator', 'Supervisor', 'Consultant'];
const EVERYONE: readonly Role[] = [...STAFF, 'Farmer'];

describe('anonymous', () => {
  test.each(['/logout'])('N-01 %s is always allowed', (address) => {
    expect(visit(address, null)).toEqual(allow);
  });

  test.each([
    ['/farmer', '/login/farmer'],
    ['/farmer?objective=Doble%20prop%C3%B3sito', '/login/farmer?objective=Doble%20prop%C3%B3sito'],
  ])('N-02 %s goes to login as a farmer with the objective: %s', (address, to) => {
    expect(visit(address, null)).toEqual(redirect(to));
  });

  test.each([
    '/simulator',
    '/accept-terms',
    '/dashboard',
    '/dashboard/sales',
    '/dashboard/sales/list/sale',
    '/dashboard/products/list',
  ])('N-03 %s goes to login', (address) => {
    expect(visit(address, null)).toEqual(redirect('/login'));
  });

  test.each(['/', '/login', '/consultant', '/farmer/Leche', '/FARMER/Leche'])(
    'R-01 %s is the login page',
    (address) => {
      expect(resolve(address).route.kind).toBe('login');
      expect(visit(address, null)).toEqual(allow);
    },
  );

  test('R-01 the objective comes decoded from the path or the query', () => {
    expect(resolve('/farmer/Doble%20prop%C3%B3sito').objective).toBe('Doble propósito');
    expect(resolve('/login?objective=Engorda').objective).toBe('Engorda');
  });

  test.each(['/nada', '/nada/de/eso', '/dashboard/nada'])('R-44 %s is an unknown page, not the login', (address) => {
    expect(resolve(address).route.kind).toBe('unknown');
    expect(visit(address, null)).toEqual(allow);
  });

  test('N-05 an anonymous visitor has no details to fetch again', () => {
    expect(visit('/dashboard/sales', null, { redirectCounter: 0 })).toEqual(redirect('/login'));
  });
});

describe('the details', () => {
  test('N-05 are fetched again when the counter is 0', () => {
    expect(visit('/dashboard/sales/list/sale', person('Consultant'), { redirectCounter: 0 })).toEqual({
      kind: 'refetch',
    });
  });

  test('N-05 are fetched once per navigation', () => {
    const again = { redirectCounter: 0, refetched: 'yes' } as const;
    expect(visit('/dashboard/sales/list/sale', person('Consultant'), again)).toEqual(allow);
  });

  test.each([
    ['/login', 0],
    ['/dashboard/sales/list/sale', 1],
    ['/dashboard/sales/list/sale', 4],
  ])('N-05 are not fetched at %s with the counter at %i', (address, redirectCounter) => {
    expect(visit(address, person('Consultant'), { redirectCounter }).kind).not.toBe('refetch');
  });

  test('N-06 F-06 when that fails on a page that needs a session: error, signed out', () => {
    const failed = { redirectCounter: 0, refetched: 'failed' } as const;
    expect(visit('/dashboard/sales/list/sale', person('Consultant'), failed)).toEqual({
      kind: 'sign-out',
      error: REFETCH_FAILED,
    });
  });

  test('N-06 when that fails on a public page nobody is signed out', () => {
    const failed = { redirectCounter: 0, refetched: 'failed' } as const;
    expect(visit('/nada', person('Consultant'), failed)).toEqual(allow);
  });
});

describe('farmer', () => {
  const farmer = person('Farmer', { clientKey: 'DEMO' });

  test.each(['/simulator', '/farmer', '/logout'])('N-04 P-06 %s is allowed', (address) => {
    expect(visit(address, farmer)).toEqual(allow);
  });

  test.each(['/dashboard', '/dashboard/sales/list/sale', '/dashboard/simulator/simulator', '/accept-terms', '/nada'])(
    'N-04 %s leads to the simulator',
    (address) => {
      expect(visit(address, farmer)).toEqual(redirect('/simulator'));
    },
  );

  test('N-08 a farmer at login stays on the page before', () => {
    expect(visit('/login', farmer)).toEqual({ kind: 'stay' });
  });

  test('N-08 N-11 a farmer at login with no page before goes to the simulator, with the objective', () => {
    expect(visit('/farmer/Leche', farmer, { hasPrevious: false })).toEqual(redirect('/simulator?objective=Leche'));
  });
});

describe('consultant without the terms', () => {
  const newcomer = person('Consultant', { acceptedTos: false });

  test.each(['/dashboard/sales/list/sale', '/login', '/', '/simulator', '/dashboard', '/nada'])(
    'N-07 %s leads to the terms',
    (address) => {
      expect(visit(address, newcomer)).toEqual(redirect('/accept-terms'));
    },
  );

  test('N-07 R-08 the terms themselves are shown, and logout works', () => {
    expect(visit('/accept-terms', newcomer)).toEqual(allow);
    expect(visit('/logout', newcomer)).toEqual(allow);
  });

  test.each(['Admin', 'Coordinator', 'Supervisor'] as const)('N-07 the terms do not bind a %s', (role) => {
    expect(visit('/dashboard/sales/list/sale', person(role, { acceptedTos: false }))).toEqual(allow);
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
      expect(visit(address, person(role))).toEqual(redirect(home));
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
    expect(visit(address, person(role))).toEqual(allow);
  });

  test.each(cases.filter(([, , enters]) => !enters))('N-09 a %s at %s stays on the page before', (role, address) => {
    expect(visit(address, person(role))).toEqual({ kind: 'stay', notice: NO_ACCESS });
  });

  test('N-11 a denied address that was typed leads home and says why', () => {
    expect(visit('/dashboard/products/list', person('Consultant'), { hasPrevious: false })).toEqual(
      redirect('/dashboard/sales/list/sale', NO_ACCESS),
    );
  });

  test.each(STAFF)('R-08 an empty list of roles lets a signed-in %s in', (role) => {
    expect(visit('/accept-terms', person(role))).toEqual(allow);
  });
});
