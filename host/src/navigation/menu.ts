import type { Role } from '@surco/shared/contract/roles';
import type { MenuEntry, RegisteredRemote } from '@surco/shared/federation/manifest';

/** The menu of one role: the sections it may see, in order, with the children it may see. */
export const menuFor = (remotes: readonly RegisteredRemote[], role: Role): readonly MenuEntry[] =>
  remotes
    .flatMap(({ menu }) => menu)
    .filter(({ roles }) => roles.includes(role))
    .map((entry) => ({ ...entry, children: entry.children?.filter(({ roles }) => roles.includes(role)) }))
    .toSorted((a, b) => a.order - b.order);
