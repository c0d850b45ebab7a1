import { useActor, useCall } from '@surco/shared/platform';
import type { NamedRecord } from '../model/namedRecord';

const ALL_BY_NAME = { query: { page: 1, size: 'all', sort: 'name' } } as const;

interface GrantableZones {
  /** Undefined while they load. */
  zones: readonly NamedRecord[] | undefined;
  /** Whether at least one has to be granted: only administrators may leave a record without a zone. */
  isRequired: boolean;
}

/** P-05: administrators may grant all zones, coordinators and supervisors only their own. */
export function useGrantableZones(): GrantableZones {
  const isAdmin = useActor().role === 'Admin';
  const all = useCall('GET /zones', isAdmin ? ALL_BY_NAME : null);
  const own = useCall('GET /users/me', isAdmin ? null : {});
  return { zones: isAdmin ? all.data?.data : own.data?.zones, isRequired: !isAdmin };
}
