import { type FoundCustomer, hostPaths } from '@surco/shared/contract';
import { formatCustomerName, type Role, roleLabels } from '@surco/shared/domain';
import type { RegisteredRemote } from '@surco/shared/federation';
import { getMenuForRole } from '../../../navigation/menu';
import { isForRole } from '../../../navigation/sectionPaths';
import { createTargetResolver } from '../../../navigation/target';
import { matchesItem } from './rankGroups';
import { getItemKey, type SearchItem } from './searchItem';

/** The query in which a page with `customerAction` gets the id of the customer. */
const CUSTOMER_QUERY = 'customerId';

const createPage = (to: string, title: string, section?: string): SearchItem => ({
  kind: 'page',
  to,
  title,
  ...(section && section !== title ? { detail: section } : {}),
});

/** The pages of a role's menu under the titles of the pages, its own profile and the sign-out. */
export function listPages(remotes: readonly RegisteredRemote[], role: Role, profile?: string): SearchItem[] {
  const titles = new Map(
    remotes
      .flatMap(({ routes }) => routes)
      .filter((route) => isForRole(route, role))
      .map(({ path, title, titleFor }) => [path, titleFor?.[role] ?? title]),
  );
  const menuPages = getMenuForRole(remotes, role).flatMap(({ path, label, children = [] }) =>
    children.length > 0
      ? children.map((child) => createPage(child.path, titles.get(child.path) ?? child.label, label))
      : [createPage(path, titles.get(path) ?? label, label)],
  );
  const ownPages = [
    ...(profile ? [createPage(profile, 'Mi perfil')] : []),
    createPage(hostPaths.logout, 'Cerrar sesión'),
  ];
  return [...new Map([...menuPages, ...ownPages].map((page) => [getItemKey(page), page])).values()];
}

/** The pages of a role that its sections declare as actions, e.g. "Nueva venta". */
export const listActions = (remotes: readonly RegisteredRemote[], role: Role): SearchItem[] =>
  remotes
    .flatMap(({ routes }) => routes)
    .filter((route) => route.action && isForRole(route, role))
    .map(({ path, title }) => ({ kind: 'action', to: path, title }));

/** Says whom to ask for an action that the role looks for in vain, e.g. "Nueva venta"; undefined when it looks for none. */
export function describeOthersAction(
  remotes: readonly RegisteredRemote[],
  role: Role,
  text: string,
): string | undefined {
  const found = remotes
    .flatMap(({ routes }) => routes)
    .find(
      (route) =>
        route.action &&
        !isForRole(route, role) &&
        matchesItem({ kind: 'action', to: route.path, title: route.title }, text),
    );
  if (!found || found.roles === 'public') return undefined;
  return `«${found.title}» es de otro rol. Pídaselo a quien lo tenga: ${found.roles.map((other) => roleLabels[other]).join(', ')}.`;
}

/** The actions of a role for one customer, e.g. "Nueva venta para Ana Ruiz". Only an active customer can buy. */
export const listCustomerActions = (
  remotes: readonly RegisteredRemote[],
  role: Role,
  customer: FoundCustomer,
): SearchItem[] =>
  customer.status === 'ACTIVO'
    ? remotes
        .flatMap(({ routes }) => routes)
        .filter((route) => route.customerAction && isForRole(route, role))
        .map(({ path, customerAction }) => ({
          kind: 'action',
          to: `${path}?${new URLSearchParams({ [CUSTOMER_QUERY]: customer.id })}`,
          title: `${customerAction} ${formatCustomerName(customer)}`,
        }))
    : [];

/** Creates the check whether a role may open an address: its page exists, and the role is among those that may enter. */
export function createOpenCheck(remotes: readonly RegisteredRemote[], role: Role): (item: SearchItem) => boolean {
  const resolve = createTargetResolver(remotes);
  return ({ to }) => {
    const { kind, access } = resolve(to).route;
    return kind !== 'unknown' && (access === 'public' || access.includes(role));
  };
}
