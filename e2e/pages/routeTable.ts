import type { Role } from '@surco/shared/contract/roles';

/** Any record: the guard decides by the address, not by what stands there. */
const ID = '00000000-0000-4000-8000-000000000000';

export interface Row {
  address: string;
  /** A C S K F; `entry`: a page that only leads in (N-08); `anyone`; `signedIn`; `home`: the dashboard's index. */
  who: string;
  /** Where it leads whoever may enter: a section's first page, or a page that leads on by itself. */
  leadsTo?: string;
}

const row = (who: string, address: string, leadsTo?: string): Row => ({
  address,
  who,
  ...(leadsTo ? { leadsTo } : {}),
});

/** The addresses of the requirements and who may enter, in their words; those not built yet are passed over. */
export const ROWS: readonly Row[] = [
  row('entry', '/'),
  row('entry', '/login'),
  row('entry', '/consultant'),
  row('entry', '/farmer/Leche'),
  row('entry', '/login/farmer'),
  row('entry', '/redirect'),
  row('anyone', '/new-password'),
  row('anyone', '/customer-registration'),
  row('entry', '/restore-password'),
  row('ACSKF', '/farmer', '/simulator'),
  row('signedIn', '/accept-terms'),
  row('ACSKF', '/simulator'),
  row('home', '/dashboard'),
  row('ACSK', '/dashboard/notifications'),
  row('ACSK', '/dashboard/users'),
  row('ACSK', '/dashboard/users/list', '/dashboard/users'),
  row('ACS', '/dashboard/users/me'),
  row('ACS', '/dashboard/users/pending'),
  row('A', '/dashboard/users/audit'),
  row('ACS', '/dashboard/users/form'),
  row('ACS', `/dashboard/users/form/${ID}`),
  row('ACSK', '/dashboard/customers', '/dashboard/customers/list'),
  row('ACSK', '/dashboard/customers/list'),
  row('ACK', '/dashboard/customers/form'),
  row('ACSK', `/dashboard/customers/form/${ID}`),
  row('ACK', `/dashboard/customers/form/${ID}/edit`),
  row('A', '/dashboard/products', '/dashboard/products/list'),
  row('A', '/dashboard/products/list'),
  row('A', '/dashboard/products/form'),
  row('A', `/dashboard/products/form/${ID}`),
  row('A', `/dashboard/products/form/${ID}/edit`),
  row('ACSK', '/dashboard/sales', '/dashboard/sales/list/sale'),
  row('ACSK', '/dashboard/sales/list/sale'),
  row('ACSK', '/dashboard/sales/list/voucher'),
  row('AK', '/dashboard/sales/import'),
  row('K', '/dashboard/sales/create-sale'),
  row('K', `/dashboard/sales/create-sale/${ID}`),
  row('AK', `/dashboard/sales/edit-sale/${ID}`),
  row('ACSK', `/dashboard/sales/sale/${ID}`),
  row('K', '/dashboard/sales/create-dkbono'),
  row('ACSK', `/dashboard/sales/dkbono/${ID}`),
  row('AK', `/dashboard/sales/edit-dkbono/${ID}`),
  row('ACS', '/dashboard/partners', '/dashboard/partners/list/DISTRIBUTOR'),
  row('ACS', '/dashboard/partners/list/SILAGE_VENDOR'),
  row('ACS', '/dashboard/partners/create'),
  row('ACS', `/dashboard/partners/edit?id=${ID}`),
  row('ACSK', '/dashboard/seasons', '/dashboard/seasons/list'),
  row('ACSK', '/dashboard/seasons/list'),
  row('AC', '/dashboard/seasons/create'),
  row('AC', `/dashboard/seasons/edit/${ID}`),
  row('AC', '/dashboard/seasons/inventory'),
  row('AC', '/dashboard/seasons/register'),
  row('AC', `/dashboard/seasons/update/${ID}`),
  row('ACSK', `/dashboard/seasons/details/${ID}`),
  row('A', '/dashboard/locations', '/dashboard/locations/zones'),
  row('A', '/dashboard/locations/zones'),
  row('A', '/dashboard/locations/state-zones-localities'),
  row('A', '/dashboard/locations/state-zones-localities/import'),
  row('ACSK', '/dashboard/simulator', '/dashboard/simulator/simulator'),
  row('ACSK', '/dashboard/simulator/simulator'),
  row('A', '/dashboard/params', '/dashboard/params/product-type'),
  row('A', '/dashboard/params/product-type'),
  row('A', '/dashboard/params/simulator-params'),
  row('A', '/dashboard/params/message'),
  row('A', '/dashboard/params/message/new'),
  row('A', `/dashboard/params/message/${ID}`),
  row('anyone', '/nada/de/eso'),
  row('anyone', '/dashboard/nada'),
];

/** Addresses that are no page's. */
export const isNowhere = (address: string): boolean => address.includes('nada');

export interface Actor {
  /** Key of {@link ACCOUNTS}, or the farmer by client key. */
  account: 'admin' | 'coordinator' | 'supervisor' | 'consultant' | 'farmer' | null;
  role: Role | null;
  terms: boolean;
}

/** Five roles with and without the terms accepted, and nobody. */
export const ACTORS: readonly Actor[] = [
  { account: null, role: null, terms: false },
  ...[true, false].flatMap((terms): Actor[] => [
    { account: 'admin', role: 'Admin', terms },
    { account: 'coordinator', role: 'Coordinator', terms },
    { account: 'supervisor', role: 'Supervisor', terms },
    { account: 'consultant', role: 'Consultant', terms },
    { account: 'farmer', role: 'Farmer', terms },
  ]),
];

export interface Arrival {
  final: string;
  /** Whether it is said that the page is not for this person. */
  notice: boolean;
}

const LETTERS: Readonly<Record<Role, string>> = {
  Admin: 'A',
  Coordinator: 'C',
  Supervisor: 'S',
  Consultant: 'K',
  Farmer: 'F',
};
const USERS = '/dashboard/users';
const HOMES: Readonly<Record<Role, string>> = {
  Admin: USERS,
  Coordinator: USERS,
  Supervisor: USERS,
  Consultant: '/dashboard/sales/list/sale',
  Farmer: '/simulator',
};

/**
 * Where N-01 to N-09 and N-11 lead, written from their words alone.
 * @param previous the page before, null where the address was typed
 */
export function ruled({ role, terms }: Actor, { address, who, leadsTo }: Row, previous: string | null): Arrival {
  const go = (final: string, notice = false): Arrival => ({ final, notice });
  const entered = go(leadsTo ?? address);
  if (role === null) {
    if (address === '/farmer') return go('/login/farmer');
    if (address === '/redirect') return go(previous === null ? '/' : '/login');
    return who === 'entry' || who === 'anyone' ? entered : go('/login');
  }
  if (role === 'Farmer') {
    if (who.includes('F')) return entered;
    // The sign-on's return page is one of its own and leads in by the front door, where nobody stays.
    return go(
      who === 'entry' && previous !== null
        ? previous
        : address === '/farmer/Leche'
          ? '/simulator?objective=Leche'
          : '/simulator',
    );
  }
  if (role === 'Consultant' && !terms) return go('/accept-terms');
  if (who === 'entry' || who === 'home') return go(HOMES[role]);
  if (who === 'anyone' || who === 'signedIn' || who.includes(LETTERS[role])) return entered;
  return go(previous ?? HOMES[role], true);
}
