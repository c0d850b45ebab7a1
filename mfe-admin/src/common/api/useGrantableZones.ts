import { useActor, useCall } from '@surco/shared/platform';
import type { NamedRecord } from '../model/namedRecord';

const ALL_BY_NAME = { query: { page: 1, size: 'all', sort: 'name' } } as const;

interface GrantableZones {
  /** Undefined while they load. */
  zones: readonly NamedRecord[] | undefined;
  /** Whether a user with limited zones must grant at least one of them. */
  required: boolean;
}

/** P-07: administrators may grant all zones, coordinators and supervisors only their own. */
export function useGrantableZones(): GrantableZones {
  const isAdmin = useActor().role === 'Admin';
  const all = useCall('GET /zones', isAdmin ? ALL_BY_NAME : null);
  const own = useCall('GET /users/me', isAdmin ? null : {});
  return { zones: isAdmin ? all.data?.data : own.data?.zones, required: !isAdmin };
}
