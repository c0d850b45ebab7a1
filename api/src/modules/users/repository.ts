import type { CallInput, User, UserDetail } from '@surco/shared/contract';
import { asKept } from '@surco/shared/domain/searched';
import { sql } from 'kysely';
import { allOf, contains, orderBy, readPage, type Condition } from '../../db/page';
import type { Db } from '../../db/pool';
import type { Row } from '../../db/types';
import type { CurrentUser } from '../../http/currentUser';
import { instantOrNull, namedOrNull } from '../mapping';
import { userName } from '../names';
import { userScope } from '../scope';

interface UserRow extends Row<'users'> {
  distributor_name: string | null;
  zones: { id: string; name: string }[];
}

const toUser = (row: UserRow): User => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
  role: row.role,
  status: row.status,
  distributorId: row.distributor_id,
  distributor: namedOrNull(row.distributor_id, row.distributor_name),
  zones: row.zones,
  acceptedTosAt: instantOrNull(row.tos_accepted_at),
  version: row.version,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

const joins = sql`left join partners p on p.id = u.distributor_id`;

const columns = sql`u.*, p.name as distributor_name,
  coalesce((select json_agg(json_build_object('id', z.id, 'name', z.name) order by z.name)
    from user_zones uz join zones z on z.id = uz.zone_id where uz.user_id = u.id), '[]') as zones`;

const sorts = {
  name: sql`fold(${userName})`,
  email: sql`u.email`,
  createdAt: sql`u.created_at`,
};

const toDetail = (row: UserRow): UserDetail => ({
  ...toUser(row),
  statusReason: row.status_reason,
  clientKeyHint: row.client_key_hint,
});

/** One user within the caller's scope, whole; null where there is none. */
export async function findUser(db: Db, user: CurrentUser, id: string): Promise<UserDetail | null> {
  const where = allOf([sql`u.id = ${id}`, ...userScope(user)]);
  const { rows } = await sql<UserRow>`select ${columns} from users u ${joins} where ${where}`.execute(db);
  return rows[0] ? toDetail(rows[0]) : null;
}

export async function findUserById(db: Db, id: string): Promise<User | null> {
  const { rows } = await sql<UserRow>`select ${columns} from users u ${joins} where u.id = ${id}`.execute(db);
  return rows[0] ? toUser(rows[0]) : null;
}

export function listUsers(db: Db, user: CurrentUser, query: CallInput<'GET /users'>['query']) {
  const where: Condition[] = userScope(user);
  if (query.search) where.push(contains(sql`u.search_text`, asKept(query.search)));
  if (query.role) where.push(sql`u.role = ${query.role}`);
  if (query.status) where.push(sql`u.status = ${query.status}`);
  if (query.distributorId) where.push(sql`u.distributor_id = ${query.distributorId}`);
  const order = orderBy(query.sort, sorts, 'name', sql`u.id`);
  return readPage(db, query, { base: sql`users u`, alias: sql`u`, joins, columns, where, order }, toUser);
}
