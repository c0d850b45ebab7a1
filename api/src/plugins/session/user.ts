import type { Role } from '@surco/shared/contract/roles';
import { currentTerms } from '../../modules/terms/text';
import type { CurrentUser } from '../../http/currentUser';

export interface SessionRow {
  id: string;
  role: Role;
  first_name: string;
  last_name: string;
  email: string | null;
  client_key_hint: string | null;
  tos_version: string | null;
  distributor_id: string | null;
  distributor_name: string | null;
  zone_ids: string[];
  is_stale: boolean;
}

/** E-01: a client key forces the farmer's role, here as in the browser. */
export function toCurrentUser(row: SessionRow): CurrentUser {
  const role = row.client_key_hint ? 'Farmer' : row.role;
  const { distributor_id: distributorId, distributor_name: name } = row;
  return {
    id: row.id,
    role,
    distributorId,
    zoneIds: row.zone_ids,
    details: {
      id: row.id,
      role,
      distributor: distributorId && name ? { id: distributorId, name } : null,
      acceptedTos: row.tos_version === currentTerms.version,
      clientKey: row.client_key_hint,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
    },
  };
}
