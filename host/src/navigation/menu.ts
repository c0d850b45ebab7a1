import { hostPaths } from '@surco/shared/contract';
import { type Role, STAFF_ROLES } from '@surco/shared/domain';
import type { RegisteredRemote, RemoteMenuSection } from '@surco/shared/federation';

/** SVG path data of the bell in menu and header. */
export const BELL_ICON = 'M6 10a6 6 0 1 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10Zm4 10a2.2 2.2 0 0 0 4 0';

/** The host's own menu sections; the others come from the registry. */
const HOST_MENU: readonly RemoteMenuSection[] = [
  {
    path: hostPaths.notifications,
    label: 'Notificaciones',
    icon: BELL_ICON,
    roles: STAFF_ROLES,
    order: 0,
  },
];

/** The menu of a role: the sections and children that it may see, in order. */
export const getMenuForRole = (remotes: readonly RegisteredRemote[], role: Role): readonly RemoteMenuSection[] =>
  [...HOST_MENU, ...remotes.flatMap(({ menu }) => menu)]
    .filter(({ roles }) => roles.includes(role))
    .map((entry) => ({ ...entry, children: entry.children?.filter(({ roles }) => roles.includes(role)) }))
    .sort((a, b) => a.order - b.order);
