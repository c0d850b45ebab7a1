import { type Role, STAFF } from '@surco/shared/contract/roles';
import type { MenuEntry, RegisteredRemote } from '@surco/shared/federation/manifest';
import { NOTIFICATIONS } from './routeTable';

/** Path data of a bell, as the menu and the header draw it. */
export const BELL = 'M6 10a6 6 0 1 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10Zm4 10a2.2 2.2 0 0 0 4 0';

/** The host's own sections; every other one comes from the registry. */
const HOST_MENU: readonly MenuEntry[] = [
  {
    path: NOTIFICATIONS,
    label: 'Notificaciones',
    icon: BELL,
    roles: STAFF,
    order: 0,
  },
];

/** The menu of one role: the sections it may see, in order, with the children it may see. */
export const menuFor = (remotes: readonly RegisteredRemote[], role: Role): readonly MenuEntry[] =>
  [...HOST_MENU, ...remotes.flatMap(({ menu }) => menu)]
    .filter(({ roles }) => roles.includes(role))
    .map((entry) => ({ ...entry, children: entry.children?.filter(({ roles }) => roles.includes(role)) }))
    .toSorted((a, b) => a.order - b.order);
