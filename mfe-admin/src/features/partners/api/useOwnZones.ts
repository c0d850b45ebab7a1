import { useCall, useSession } from '@surco/shared/platform';
import type { Option } from '@surco/shared/ui/option';
import { toOption, useZoneOptions } from '../../../forms/places';

interface Offered {
  /** Absent while they load. */
  options: readonly Option[] | undefined;
  /** Whoever keeps only some zones must give one of them. */
  required: boolean;
}

/** P-07: an administrator gives any zone, a coordinator and a supervisor only their own. */
export function useOwnZones(): Offered {
  const all = useSession((state) => state.user?.role) === 'Admin';
  const every = useZoneOptions();
  const { data: me } = useCall('GET /users/me', all ? null : {});
  return { options: all ? every : me?.zones.map(toOption), required: !all };
}
