import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/pool';
import type { CurrentUser } from '../../http/currentUser';
import { toCurrentUser, type SessionRow } from './user';

/** A session dies eight hours after its last request, and seven days after its sign-in in any case. */
const idleLifeSeconds = 8 * 3600;
export const absoluteLifeSeconds = 7 * 24 * 3600;
/** The last request is written down once a minute at most, so that reading stays reading. */
const touchSeconds = 60;

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A new session for a user who has just proved who they are; its id is never one that was seen before. */
export async function createSession(db: Db, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await sql`delete from sessions where last_seen_at < now() - ${idleLifeSeconds} * interval '1 second'
    or created_at < now() - ${absoluteLifeSeconds} * interval '1 second'`.execute(db);
  await db
    .insertInto('sessions')
    .values({ id_hash: hash(token), user_id: userId })
    .execute();
  return token;
}

export const endSession = async (db: Db, token: string): Promise<void> => {
  await db.deleteFrom('sessions').where('id_hash', '=', hash(token)).execute();
};

/** Everywhere at once: whoever holds one of a user's sessions is signed out by its next request. */
export const endSessionsOf = async (db: Db, userId: string): Promise<void> => {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
};

/** Who a session belongs to: one query, and now and then a second one that keeps it alive. Null when it is none. */
export async function findSession(db: Db, token: string): Promise<CurrentUser | null> {
  const idHash = hash(token);
  const { rows } = await sql<SessionRow>`
    select u.id, u.role, u.first_name, u.last_name, u.email, u.client_key_hint, u.tos_version, u.distributor_id,
      d.name as distributor_name, array(select zone_id from user_zones where user_id = u.id) as zone_ids,
      s.last_seen_at < now() - ${touchSeconds} * interval '1 second' as is_stale
    from sessions s
    join users u on u.id = s.user_id
    left join partners d on d.id = u.distributor_id
    where s.id_hash = ${idHash} and u.status = 'ACTIVO'
      and s.last_seen_at >= now() - ${idleLifeSeconds} * interval '1 second'
      and s.created_at >= now() - ${absoluteLifeSeconds} * interval '1 second'`.execute(db);
  const row = rows[0];
  if (!row) return null;
  if (row.is_stale) await sql`update sessions set last_seen_at = now() where id_hash = ${idHash}`.execute(db);
  return toCurrentUser(row);
}
