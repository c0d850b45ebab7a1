import type { Role } from '@surco/shared/domain';

/** The id of any record: the guard decides by the path only. */
const ID = '00000000-0000-4000-8000-000000000000';

export interface GuardCase {
  path: string;
  /**
   * The roles that may enter, as letters: Admin, Coordinator, Supervisor, K for consultant, Farmer. Otherwise one of
   * the words `anyone`, `signedIn`, `entry` (a page before the sign-in, which redirects signed-in staff to their home
   * page and farmers back to the previous page, N-08) and `home` (redirects to the home page of the role). Farmers
   * enter only where `F` is named (N-04).
   */
  access: string;
  /** Where users who may enter arrive instead: the first page of a section, or the target of a page that redirects. */
  redirectsTo?: string;
}

const createGuardCase = (access: string, path: string, redirectsTo?: string): GuardCase => ({
  path,
  access,
  ...(redirectsTo ? { redirectsTo } : {}),
});

/**
 * The paths of the requirements and of later pages with their access, independent of the tables in the
 * code. `/logout` and `/second-factor` (N-13) have journeys of their own.
 */
export const GUARD_CASES: readonly GuardCase[] = [
  createGuardCase('entry', '/'),
  createGuardCase('entry', '/login'),
  createGuardCase('entry', '/consultant'),
  createGuardCase('entry', '/farmer/Leche'),
  createGuardCase('entry', '/login/farmer'),
  createGuardCase('entry', '/redirect'),
  createGuardCase('anyone', '/new-password'),
  createGuardCase('anyone', '/confirm-email'),
  createGuardCase('anyone', '/customer-registration'),
  createGuardCase('anyone', '/privacy-notice'),
  createGuardCase('entry', '/restore-password'),
  createGuardCase('ACSKF', '/farmer', '/simulator'),
  createGuardCase('signedIn', '/accept-terms'),
  createGuardCase('ACSKF', '/simulator'),
  createGuardCase('ACSKF', '/manual'),
  createGuardCase('home', '/dashboard'),
  createGuardCase('ACS', '/dashboard/overview'),
  createGuardCase('K', '/dashboard/my-day'),
  createGuardCase('ACSK', '/dashboard/notifications'),
  createGuardCase('ACSK', '/dashboard/shared-file'),
  createGuardCase('ACSK', '/dashboard/users'),
  createGuardCase('ACSK', '/dashboard/users/list', '/dashboard/users'),
  createGuardCase('ACS', '/dashboard/users/me'),
  createGuardCase('ACS', '/dashboard/users/pending'),
  createGuardCase('A', '/dashboard/users/audit'),
  createGuardCase('ACS', '/dashboard/users/form'),
  createGuardCase('ACS', `/dashboard/users/form/${ID}`),
  createGuardCase('ACSK', '/dashboard/customers', '/dashboard/customers/list'),
  createGuardCase('ACSK', '/dashboard/customers/list'),
  createGuardCase('ACK', '/dashboard/customers/form'),
  createGuardCase('ACSK', `/dashboard/customers/form/${ID}`),
  createGuardCase('ACK', `/dashboard/customers/form/${ID}/edit`),
  createGuardCase('A', '/dashboard/products', '/dashboard/products/list'),
  createGuardCase('A', '/dashboard/products/list'),
  createGuardCase('A', '/dashboard/products/prices'),
  createGuardCase('A', '/dashboard/products/form'),
  createGuardCase('A', `/dashboard/products/form/${ID}`),
  createGuardCase('A', `/dashboard/products/form/${ID}/edit`),
  createGuardCase('ACSK', '/dashboard/sales', '/dashboard/sales/list/sale'),
  createGuardCase('ACSK', '/dashboard/sales/list/sale'),
  createGuardCase('ACSK', '/dashboard/sales/list/voucher'),
  createGuardCase('AK', '/dashboard/sales/import'),
  createGuardCase('AC', '/dashboard/sales/targets'),
  createGuardCase('K', '/dashboard/sales/create-sale'),
  createGuardCase('K', `/dashboard/sales/create-sale/${ID}`),
  createGuardCase('AK', `/dashboard/sales/edit-sale/${ID}`),
  createGuardCase('ACSK', `/dashboard/sales/sale/${ID}`),
  createGuardCase('K', '/dashboard/sales/create-dkbono'),
  createGuardCase('ACSK', `/dashboard/sales/dkbono/${ID}`),
  createGuardCase('AK', `/dashboard/sales/edit-dkbono/${ID}`),
  createGuardCase('ACS', '/dashboard/partners', '/dashboard/partners/list/DISTRIBUTOR'),
  createGuardCase('ACS', '/dashboard/partners/list/SILAGE_VENDOR'),
  createGuardCase('ACS', '/dashboard/partners/create'),
  createGuardCase('ACS', `/dashboard/partners/edit?id=${ID}`),
  createGuardCase('ACSK', '/dashboard/seasons', '/dashboard/seasons/list'),
  createGuardCase('ACSK', '/dashboard/seasons/list'),
  createGuardCase('AC', '/dashboard/seasons/create'),
  createGuardCase('AC', `/dashboard/seasons/edit/${ID}`),
  createGuardCase('ACSK', `/dashboard/seasons/season/${ID}`),
  createGuardCase('AC', '/dashboard/seasons/inventory'),
  createGuardCase('AC', '/dashboard/seasons/register'),
  createGuardCase('AC', `/dashboard/seasons/update/${ID}`),
  createGuardCase('ACSK', `/dashboard/seasons/details/${ID}`),
  createGuardCase('A', '/dashboard/locations', '/dashboard/locations/zones'),
  createGuardCase('A', '/dashboard/locations/zones'),
  createGuardCase('A', '/dashboard/locations/state-zones-localities'),
  createGuardCase('A', '/dashboard/locations/state-zones-localities/import'),
  createGuardCase('ACSK', '/dashboard/simulator', '/dashboard/simulator/simulator'),
  createGuardCase('ACSK', '/dashboard/simulator/simulator'),
  createGuardCase('A', '/dashboard/params', '/dashboard/params/product-type'),
  createGuardCase('A', '/dashboard/params/product-type'),
  createGuardCase('A', '/dashboard/params/simulator-params'),
  createGuardCase('A', '/dashboard/params/message'),
  createGuardCase('A', '/dashboard/params/message/new'),
  createGuardCase('A', `/dashboard/params/message/${ID}`),
  createGuardCase('A', '/dashboard/params/privacy-requests'),
  createGuardCase('A', '/dashboard/params/sections'),
  createGuardCase('A', '/dashboard/params/sections/mfe-sales'),
  createGuardCase('A', '/dashboard/params/legal-texts'),
  createGuardCase('A', '/dashboard/params/legal-texts/versions'),
  createGuardCase('A', '/dashboard/params/legal-texts/acceptances'),
  createGuardCase('anyone', '/nada/de/eso'),
  createGuardCase('anyone', '/dashboard/nada'),
];

/** Whether no page has this path. */
export const isUnknownPath = (path: string): boolean => path.includes('nada');

export interface Actor {
  /** A demo account; null for an anonymous visitor. Staff without accepted terms sign in with a new account instead. */
  account: 'admin' | 'coordinator' | 'supervisor' | 'consultant' | 'farmer' | null;
  role: Role | null;
  hasAcceptedTerms: boolean;
}

/** An anonymous visitor, and the five roles with and without accepted terms. */
export const ACTORS: readonly Actor[] = [
  { account: null, role: null, hasAcceptedTerms: false },
  ...[true, false].flatMap((terms): Actor[] => [
    { account: 'admin', role: 'Admin', hasAcceptedTerms: terms },
    { account: 'coordinator', role: 'Coordinator', hasAcceptedTerms: terms },
    { account: 'supervisor', role: 'Supervisor', hasAcceptedTerms: terms },
    { account: 'consultant', role: 'Consultant', hasAcceptedTerms: terms },
    { account: 'farmer', role: 'Farmer', hasAcceptedTerms: terms },
  ]),
];

export interface Arrival {
  path: string;
  /** Whether the message about missing permission is shown. */
  showsAccessDenied: boolean;
}

const ROLE_LETTERS: Readonly<Record<Role, string>> = {
  Admin: 'A',
  Coordinator: 'C',
  Supervisor: 'S',
  Consultant: 'K',
  Farmer: 'F',
};
const USERS_PATH = '/dashboard/users';
const HOME_PATHS: Readonly<Record<Role, string>> = {
  Admin: USERS_PATH,
  Coordinator: USERS_PATH,
  Supervisor: USERS_PATH,
  Consultant: '/dashboard/sales/list/sale',
  Farmer: '/simulator',
};

/**
 * Where the rules N-02 to N-04, N-07 to N-09 and N-11 lead, written from the requirements only.
 * @param previous the page before, null where the path was typed
 */
export function resolveExpectedArrival(
  { role, hasAcceptedTerms }: Actor,
  { path, access, redirectsTo }: GuardCase,
  previous: string | null,
): Arrival {
  const arriveAt = (final: string, showsAccessDenied = false): Arrival => ({
    path: final,
    showsAccessDenied,
  });
  const entered = arriveAt(redirectsTo ?? path);
  if (role === null) {
    if (path === '/farmer') return arriveAt('/login/farmer');
    // Typed, it is the static return page of single sign-on, which goes to `/`; by a link, the guard decides (N-03).
    if (path === '/redirect') return arriveAt(previous === null ? '/' : '/login');
    return access === 'entry' || access === 'anyone' ? entered : arriveAt('/login');
  }
  if (role === 'Farmer') {
    if (access.includes('F')) return entered;
    return arriveAt(
      access === 'entry' && previous !== null
        ? previous
        : path === '/farmer/Leche'
          ? '/simulator?objective=Leche'
          : '/simulator',
    );
  }
  if (role === 'Consultant' && !hasAcceptedTerms) return arriveAt('/accept-terms');
  if (access === 'entry' || access === 'home') return arriveAt(HOME_PATHS[role]);
  if (access === 'anyone' || access === 'signedIn' || access.includes(ROLE_LETTERS[role])) return entered;
  return arriveAt(previous ?? HOME_PATHS[role], true);
}
