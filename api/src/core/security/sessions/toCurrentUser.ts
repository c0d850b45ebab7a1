import type { Role } from '@surco/shared/domain';
import type { CurrentUser } from '../../http/currentUser';

export interface SessionRow {
  id: string;
  id_hash: string;
  role: Role;
  first_name: string;
  last_name: string;
  email: string | null;
  client_key_hint: string | null;
  accepted_tos: boolean;
  distributor_id: string | null;
  distributor_name: string | null;
  zone_ids: string[];
  is_stale: boolean;
  via_directory: boolean;
  is_second_factor_pending: boolean;
  has_single_distributor: boolean;
}

/** E-01: a client key forces the farmer's role, here as in the browser. */
export function toCurrentUser(row: SessionRow): CurrentUser {
  const role = row.client_key_hint ? 'Farmer' : row.role;
  const { distributor_id: distributorId, distributor_name: name } = row;
  return {
    id: row.id,
    sessionHash: row.id_hash,
    role,
    distributorId,
    zoneIds: row.zone_ids,
    viaDirectory: row.via_directory,
    details: {
      id: row.id,
      role,
      distributor: distributorId && name ? { id: distributorId, name } : null,
      acceptedTos: row.accepted_tos,
      secondFactorPending: row.is_second_factor_pending,
      clientKey: row.client_key_hint,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      zoneIds: row.zone_ids,
      hasSingleDistributor: row.has_single_distributor,
    },
  };
}
