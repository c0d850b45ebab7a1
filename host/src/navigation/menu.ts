import type { Role } from '@surco/shared/domain';
import type { RegisteredRemote, RemoteMenuSection } from '@surco/shared/federation';

/**
 * The menu of a role: the sections and children that it may see, in order. The notifications are not in it,
 * because the bell leads to them.
 */
export const getMenuForRole = (remotes: readonly RegisteredRemote[], role: Role): readonly RemoteMenuSection[] =>
  remotes
    .flatMap(({ menu }) => menu)
    .filter(({ roles }) => roles.includes(role))
    .map((entry) => ({ ...entry, children: entry.children?.filter(({ roles }) => roles.includes(role)) }))
    .sort((a, b) => a.order - b.order);
