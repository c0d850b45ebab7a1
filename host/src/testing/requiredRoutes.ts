import { CONTRACT_VERSION, type RegisteredRemote } from '@surco/shared/federation';
import type { Role } from '@surco/shared/domain';

/**
 * Every page of a section, with the roles that may enter: A C S K F. Written from the requirements, not from the
 * manifests; pages without a number of their own have that of the guard.
 */
const REQUIRED_ROLES = {
  'R-04 /customer-registration': 'public',
  'R-09 /simulator': 'ACSKF',
  'R-11 /dashboard/users': 'ACSK',
  'R-12 /dashboard/users/pending': 'ACS',
  'R-13 /dashboard/users/form': 'ACS',
  'R-14 /dashboard/users/form/:id': 'ACS',
  'R-15 /dashboard/customers/list': 'ACSK',
  'R-16 /dashboard/customers/form': 'ACK',
  'R-17 /dashboard/customers/form/:id': 'ACSK',
  'R-18 /dashboard/customers/form/:id/edit': 'ACK',
  'R-19 /dashboard/products/list': 'A',
  'R-20 /dashboard/products/form': 'A',
  'R-21 /dashboard/products/form/:id': 'A',
  'R-22 /dashboard/products/form/:id/edit': 'A',
  'R-23 /dashboard/sales/list/sale': 'ACSK',
  'R-24 /dashboard/sales/list/voucher': 'ACSK',
  'R-25 /dashboard/sales/create-sale': 'K',
  'R-25 /dashboard/sales/create-sale/:voucherId': 'K',
  'R-26 /dashboard/sales/edit-sale/:id': 'AK',
  'R-27 /dashboard/sales/sale/:id?': 'ACSK',
  'R-28 /dashboard/sales/create-dkbono': 'K',
  'R-29 /dashboard/sales/dkbono/:id': 'ACSK',
  'R-30 /dashboard/partners/list/:type': 'ACS',
  'R-31 /dashboard/partners/create': 'ACS',
  'R-32 /dashboard/partners/edit': 'ACS',
  'R-33 /dashboard/seasons/list': 'ACSK',
  'R-34 /dashboard/seasons/inventory': 'AC',
  'R-35 /dashboard/seasons/register': 'AC',
  'R-36 /dashboard/seasons/update/:id?': 'AC',
  'R-37 /dashboard/seasons/details/:id?': 'ACSK',
  'R-38 /dashboard/locations/zones': 'A',
  'R-39 /dashboard/locations/state-zones-localities': 'A',
  'R-40 /dashboard/simulator/simulator': 'ACSK',
  'R-41 /dashboard/params/product-type': 'A',
  'R-42 /dashboard/params/simulator-params': 'A',
  'R-43 /dashboard/params/message': 'A',
  'R-43 /dashboard/params/message/new': 'A',
  'R-43 /dashboard/params/message/:id': 'A',
  'R-47 /dashboard/overview': 'ACS',
  'R-48 /dashboard/my-day': 'K',
  'R-49 /dashboard/sales/targets': 'AC',
  'R-51 /dashboard/customers/form/:id/account': 'ACSK',
  'R-53 /dashboard/customers/import': 'ACK',
  'R-53 /dashboard/products/import': 'A',
  'R-53 /dashboard/partners/import': 'ACS',
  'R-53 /dashboard/users/import': 'ACS',
  'R-53 /dashboard/seasons/inventory/import': 'AC',
  'R-54 /dashboard/customers/form/:id/merge': 'AC',
  'R-52 /dashboard/setup': 'A',
  'R-52 /dashboard/setup/company': 'A',
  'X-16 /dashboard/sales/import': 'AK',
  'N-09 /privacy-notice': 'public',
  'N-09 /dashboard/users/me': 'ACS',
  'N-09 /dashboard/users/audit': 'A',
  'N-09 /dashboard/products/prices': 'A',
  'N-09 /dashboard/sales/edit-dkbono/:id': 'AK',
  'N-09 /dashboard/seasons/create': 'AC',
  'N-09 /dashboard/seasons/edit/:id': 'AC',
  'N-09 /dashboard/seasons/season/:id': 'ACSK',
  'N-09 /dashboard/locations/state-zones-localities/import': 'A',
  'N-09 /dashboard/params/privacy-requests': 'A',
  'N-09 /dashboard/params/sections': 'A',
  'N-09 /dashboard/params/sections/:name': 'A',
  'N-09 /dashboard/params/legal-texts': 'A',
  'N-09 /dashboard/params/legal-texts/versions': 'A',
  'N-09 /dashboard/params/legal-texts/acceptances': 'A',
} as const;

const ROLE_BY_LETTER: Readonly<Record<string, Role>> = {
  A: 'Admin',
  C: 'Coordinator',
  S: 'Supervisor',
  K: 'Consultant',
  F: 'Farmer',
};

const parseRoleLetters = (letters: string): readonly Role[] | 'public' =>
  letters === 'public' ? 'public' : [...letters].flatMap((letter) => ROLE_BY_LETTER[letter] ?? []);

export interface RequiredRoute {
  id: string;
  path: string;
  /** The path with a value for each parameter. */
  address: string;
  roles: readonly Role[] | 'public';
}

export const requiredRoutes: readonly RequiredRoute[] = Object.entries(REQUIRED_ROLES).map(([key, letters]) => {
  const [id = '', path = ''] = key.split(' ');
  return { id, path, address: path.replaceAll(/:\w+\??/g, '7'), roles: parseRoleLetters(letters) };
});

/** Start pages by role (N-08). */
const REQUIRED_HOMES: Readonly<Record<string, readonly Role[]>> = {
  'R-09': ['Farmer'],
  'R-11': ['Admin', 'Coordinator', 'Supervisor'],
  'R-23': ['Consultant'],
};

/** One section with all of these routes. */
export const requiredSection: RegisteredRemote = {
  name: 'mfe-all',
  entry: '/remotes/mfe-all/remoteEntry.js',
  contract: `^${CONTRACT_VERSION}`,
  version: '1.0.0+test',
  files: {},
  menu: [],
  redirects: [],
  routes: requiredRoutes.map(({ id, path, roles }) => ({
    path,
    roles,
    title: id,
    page: id,
    homeFor: REQUIRED_HOMES[id] ?? [],
  })),
};
