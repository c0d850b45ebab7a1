import type { CallInput, User, UserDetail } from '@surco/shared/contract';
import { normalizeSearch } from '@surco/shared/domain';
import { userFields } from '@surco/shared/records/user';
import { sql } from 'kysely';
import { buildFilterConditions, type FilterTable, type ListFilters } from '../../core/db/buildFilterConditions';
import { joinConditions, buildContainsCondition } from '../../core/db/conditions';
import { buildOrder } from '../../core/db/buildOrder';
import { type ListSource, readPage } from '../../core/db/readPage';
import type { Db } from '../../core/db/pool';
import type { Row } from '../../core/db/schema/database';
import type { CurrentUser } from '../../core/http/currentUser';
import { toFields } from '../../core/db/recordColumns';
import { mapRecordMetadata, toIsoOrNull, toNamedRefOrNull } from '../../core/db/rowMapping';
import { userNameSql } from '../../core/db/nameSql';
import { hasSecondFactorSql } from '../../core/security/secondFactorSql';
import { buildUserScope } from '../../core/scope/rowScope';

interface UserRow extends Row<'users'> {
  distributor_name: string | null;
  has_second_factor: boolean;
  invitation: User['invitation'];
  zones: { id: string; name: string }[];
  distributor_zone_ids: string[];
}

const toUser = (row: UserRow): User => ({
  id: row.id,
  ...toFields(userFields, row),
  status: row.status,
  distributor: toNamedRefOrNull(row.distributor_id, row.distributor_name),
  zones: row.zones,
  distributorZoneIds: row.distributor_zone_ids,
  invitation: row.invitation,
  createdById: row.created_by,
  acceptedTosAt: toIsoOrNull(row.tos_accepted_at),
  acceptedTosVersion: row.tos_version,
  ...mapRecordMetadata(row),
});

const joins = sql`left join partners p on p.id = u.distributor_id`;

/** `invitation` of the contract: a mail that waits has no link yet, and a link that has expired may be deleted. */
const invitationSql = sql`case when u.status = 'ACTIVO' and u.role <> 'Farmer' and u.password_hash is null
  and u.directory_oid is null then (
    select json_build_object('state', case when u.invited_at is null then 'none'
        when link.expires_at > now() then case when link.opened_at is null then 'sent' else 'opened' end
        when exists (select from mail_queue q where q.user_id = u.id and q.key = 'user.invited') then 'queued'
        else 'expired' end,
      'expiresAt', to_char(link.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from (select 1) as one left join password_resets link on link.user_id = u.id limit 1) end`;

const columns = sql`u.*, p.name as distributor_name, ${hasSecondFactorSql} as has_second_factor,
  ${invitationSql} as invitation,
  coalesce((select json_agg(json_build_object('id', z.id, 'name', z.name) order by z.name)
    from user_zones uz join zones z on z.id = uz.zone_id where uz.user_id = u.id), '[]') as zones,
  array(select pz.zone_id from partner_zones pz where pz.partner_id = u.distributor_id order by 1) as distributor_zone_ids`;

const sortColumns = {
  name: sql`fold(${userNameSql})`,
  email: sql`u.email`,
  createdAt: sql`u.created_at`,
};

const toUserDetail = (row: UserRow): UserDetail => ({
  ...toUser(row),
  statusReason: row.status_reason,
  clientKeyHint: row.client_key_hint,
  hasSecondFactor: row.has_second_factor,
});

/** Returns a user within the caller's scope with all details; null when there is none. */
export async function findUser(db: Db, user: CurrentUser, id: string): Promise<UserDetail | null> {
  const where = joinConditions([sql`u.id = ${id}`, ...buildUserScope(user)]);
  const { rows } = await sql<UserRow>`select ${columns} from users u ${joins} where ${where}`.execute(db);
  return rows[0] ? toUserDetail(rows[0]) : null;
}

/** Returns a user regardless of the caller's scope, for one's own account; null when there is none. */
export async function findUserById(db: Db, id: string): Promise<User | null> {
  const { rows } = await sql<UserRow>`select ${columns} from users u ${joins} where u.id = ${id}`.execute(db);
  return rows[0] ? toUser(rows[0]) : null;
}

const filterTable: FilterTable<ListFilters<'GET /users'>> = {
  search: (text) => buildContainsCondition(sql`u.search_text`, normalizeSearch(text)),
  role: (role) => sql`u.role = ${role}`,
  status: (status) => sql`u.status = ${status}`,
  distributorId: (id) => sql`u.distributor_id = ${id}`,
};

type UserQuery = CallInput<'GET /users'>['query'];

/** The users within the caller's scope that a query selects. */
export const buildUserListSource = (user: CurrentUser, query: UserQuery): ListSource<UserRow, User> => ({
  base: sql`users u`,
  joins,
  columns,
  where: [...buildUserScope(user), ...buildFilterConditions(query, filterTable)],
  order: buildOrder(query.sort, sortColumns, 'name', sql`u.id`),
  map: toUser,
});

/** Returns one page of the users within the caller's scope. */
export const listUsers = (db: Db, user: CurrentUser, query: UserQuery) =>
  readPage(db, query, buildUserListSource(user, query));
