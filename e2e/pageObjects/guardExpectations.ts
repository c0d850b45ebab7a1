import type { Role } from '@surco/shared/domain';

/** The id of any record: the guard decides by the address only. */
const ID = '00000000-0000-4000-8000-000000000000';

export interface GuardCase {
  address: string;
  /**
   * The roles that may enter, as letters: Admin, Coordinator, Supervisor, K for consultant, Farmer. Otherwise one of the
   * words `anyone`, `signedIn`, `entry` (a page before the sign-in, which redirects signed-in users to their home page,
   * N-08) and `home` (redirects to the home page of the role).
   */
  access: string;
  /** Where users who may enter are redirected: the first page of a section, or a page that redirects by itself. */
  redirectsTo?: string;
}

const guardCase = (access: string, address: string, redirectsTo?: string): GuardCase => ({
  address,
  access,
  ...(redirectsTo ? { redirectsTo } : {}),
});

/** The addresses of the requirements with their access, independent of the tables in the code. */
export const GUARD_CASES: readonly GuardCase[] = [
  guardCase('entry', '/'),
  guardCase('entry', '/login'),
  guardCase('entry', '/consultant'),
  guardCase('entry', '/farmer/Leche'),
  guardCase('entry', '/login/farmer'),
  guardCase('entry', '/redirect'),
  guardCase('anyone', '/new-password'),
  guardCase('anyone', '/confirm-email'),
  guardCase('anyone', '/customer-registration'),
  guardCase('anyone', '/privacy-notice'),
  guardCase('entry', '/restore-password'),
  guardCase('ACSKF', '/farmer', '/simulator'),
  guardCase('signedIn', '/accept-terms'),
  guardCase('ACSKF', '/simulator'),
  guardCase('home', '/dashboard'),
  guardCase('ACSK', '/dashboard/notifications'),
  guardCase('ACSK', '/dashboard/users'),
  guardCase('ACSK', '/dashboard/users/list', '/dashboard/users'),
  guardCase('ACS', '/dashboard/users/me'),
  guardCase('ACS', '/dashboard/users/pending'),
  guardCase('A', '/dashboard/users/audit'),
  guardCase('ACS', '/dashboard/users/form'),
  guardCase('ACS', `/dashboard/users/form/${ID}`),
  guardCase('ACSK', '/dashboard/customers', '/dashboard/customers/list'),
  guardCase('ACSK', '/dashboard/customers/list'),
  guardCase('ACK', '/dashboard/customers/form'),
  guardCase('ACSK', `/dashboard/customers/form/${ID}`),
  guardCase('ACK', `/dashboard/customers/form/${ID}/edit`),
  guardCase('A', '/dashboard/products', '/dashboard/products/list'),
  guardCase('A', '/dashboard/products/list'),
  guardCase('A', '/dashboard/products/form'),
  guardCase('A', `/dashboard/products/form/${ID}`),
  guardCase('A', `/dashboard/products/form/${ID}/edit`),
  guardCase('ACSK', '/dashboard/sales', '/dashboard/sales/list/sale'),
  guardCase('ACSK', '/dashboard/sales/list/sale'),
  guardCase('ACSK', '/dashboard/sales/list/voucher'),
  guardCase('AK', '/dashboard/sales/import'),
  guardCase('K', '/dashboard/sales/create-sale'),
  guardCase('K', `/dashboard/sales/create-sale/${ID}`),
  guardCase('AK', `/dashboard/sales/edit-sale/${ID}`),
  guardCase('ACSK', `/dashboard/sales/sale/${ID}`),
  guardCase('K', '/dashboard/sales/create-dkbono'),
  guardCase('ACSK', `/dashboard/sales/dkbono/${ID}`),
  guardCase('AK', `/dashboard/sales/edit-dkbono/${ID}`),
  guardCase('ACS', '/dashboard/partners', '/dashboard/partners/list/DISTRIBUTOR'),
  guardCase('ACS', '/dashboard/partners/list/SILAGE_VENDOR'),
  guardCase('ACS', '/dashboard/partners/create'),
  guardCase('ACS', `/dashboard/partners/edit?id=${ID}`),
  guardCase('ACSK', '/dashboard/seasons', '/dashboard/seasons/list'),
  guardCase('ACSK', '/dashboard/seasons/list'),
  guardCase('AC', '/dashboard/seasons/create'),
  guardCase('AC', `/dashboard/seasons/edit/${ID}`),
  guardCase('AC', '/dashboard/seasons/inventory'),
  guardCase('AC', '/dashboard/seasons/register'),
  guardCase('AC', `/dashboard/seasons/update/${ID}`),
  guardCase('ACSK', `/dashboard/seasons/details/${ID}`),
  guardCase('A', '/dashboard/locations', '/dashboard/locations/zones'),
  guardCase('A', '/dashboard/locations/zones'),
  guardCase('A', '/dashboard/locations/state-zones-localities'),
  guardCase('A', '/dashboard/locations/state-zones-localities/import'),
  guardCase('ACSK', '/dashboard/simulator', '/dashboard/simulator/simulator'),
  guardCase('ACSK', '/dashboard/simulator/simulator'),
  guardCase('A', '/dashboard/params', '/dashboard/params/product-type'),
  guardCase('A', '/dashboard/params/product-type'),
  guardCase('A', '/dashboard/params/simulator-params'),
  guardCase('A', '/dashboard/params/message'),
  guardCase('A', '/dashboard/params/message/new'),
  guardCase('A', `/dashboard/params/message/${ID}`),
  guardCase('A', '/dashboard/params/privacy-requests'),
  guardCase('A', '/dashboard/params/legal-texts'),
  guardCase('A', '/dashboard/params/legal-texts/versions'),
  guardCase('A', '/dashboard/params/legal-texts/acceptances'),
  guardCase('anyone', '/nada/de/eso'),
  guardCase('anyone', '/dashboard/nada'),
];

/** Whether no page has this address. */
export const isUnknownAddress = (address: string): boolean => address.includes('nada');

export interface Actor {
  /** Key of {@link ACCOUNTS}, or the farmer by client key. */
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

export interface ExpectedArrival {
  address: string;
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
 * Where the rules N-01 to N-09 and N-11 lead, written from the requirements only.
 * @param previous the page before, null where the address was typed
 */
export function resolveExpectedArrival(
  { role, hasAcceptedTerms }: Actor,
  { address, access, redirectsTo }: GuardCase,
  previous: string | null,
): ExpectedArrival {
  const arriveAt = (final: string, showsAccessDenied = false): ExpectedArrival => ({
    address: final,
    showsAccessDenied,
  });
  const entered = arriveAt(redirectsTo ?? address);
  if (role === null) {
    if (address === '/farmer') return arriveAt('/login/farmer');
    if (address === '/redirect') return arriveAt(previous === null ? '/' : '/login');
    return access === 'entry' || access === 'anyone' ? entered : arriveAt('/login');
  }
  if (role === 'Farmer') {
    if (access.includes('F')) return entered;
    // The return page of the sign-on redirects to the entry page, which redirects to the simulator.
    return arriveAt(
      access === 'entry' && previous !== null
        ? previous
        : address === '/farmer/Leche'
          ? '/simulator?objective=Leche'
          : '/simulator',
    );
  }
  if (role === 'Consultant' && !hasAcceptedTerms) return arriveAt('/accept-terms');
  if (access === 'entry' || access === 'home') return arriveAt(HOME_PATHS[role]);
  if (access === 'anyone' || access === 'signedIn' || access.includes(ROLE_LETTERS[role])) return entered;
  return arriveAt(previous ?? HOME_PATHS[role], true);
}
