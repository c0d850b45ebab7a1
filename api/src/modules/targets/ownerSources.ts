import type { TargetOwner } from '@surco/shared/domain';
import { sql, type RawBuilder } from 'kysely';
import { joinConditions } from '../../core/db/conditions';
import { userNameSql } from '../../core/db/nameSql';
import type { CurrentUser } from '../../core/http/currentUser';
import { buildUserScope, buildZoneScope } from '../../core/scope/rowScope';

interface OwnerSource {
  /** The column of targets and of the stored totals. */
  column: RawBuilder<unknown>;
  /** Those within the user's scope: `id`, `name`, `email` (null for zones) and `is_active`. */
  owners: (user: CurrentUser) => RawBuilder<unknown>;
}

/** A consultant is active until the account is deactivated or gets another role; a zone always is. */
export const ownerSources: Readonly<Record<TargetOwner, OwnerSource>> = {
  consultant: {
    column: sql`consultant_id`,
    owners: (user) => sql`(select u.id, ${userNameSql} as name, u.email,
        u.status = 'ACTIVO' and u.role = 'Consultant' as is_active
      from users u where ${joinConditions(buildUserScope(user))})`,
  },
  zone: {
    column: sql`zone_id`,
    owners: (user) => sql`(select z.id, z.name, null::text as email, true as is_active
      from zones z where ${joinConditions(buildZoneScope(user))})`,
  },
};
