import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { isWriteRefused } from '../../db/connectionErrors';
import { sha256 } from '../../sha256';
import type { Db } from '../../db/pool';
import type { Tx } from '../../db/transaction';
import type { CurrentUser } from '../../http/currentUser';
import type { RequestOrigin } from '../../http/readRequestOrigin';
import { isSecondFactorPendingSql } from '../secondFactorSql';
import { toCurrentUser, type SessionRow } from './toCurrentUser';

/** A session expires eight hours after its last request, and at the latest seven days after sign-in. */
const idleTimeoutSeconds = 8 * 3600;
export const absoluteTimeoutSeconds = 7 * 24 * 3600;
/** `last_seen_at` is updated at most once a minute, so that most requests write nothing. */
const touchIntervalSeconds = 60;

/** The condition of a session `s` that has not expired. */
export const isNotExpired = sql<boolean>`(s.last_seen_at >= now() - ${idleTimeoutSeconds} * interval '1 second'
  and s.created_at >= now() - ${absoluteTimeoutSeconds} * interval '1 second')`;

interface NewSession {
  /** Whether the user signed in through the company's directory. */
  viaDirectory?: boolean;
  /** Whether the sign-in confirmed the identity of a user who was signed in already. */
  confirmsIdentity?: boolean;
  /** Device and IP address of the sign-in. */
  origin?: RequestOrigin;
}

/**
 * Creates a session.
 * @returns its token, of which the database stores only a digest
 */
export async function createSession(
  db: Db,
  userId: string,
  { viaDirectory = false, confirmsIdentity = false, origin }: NewSession = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('sessions')
    .values({
      id_hash: sha256(token),
      user_id: userId,
      via_directory: viaDirectory,
      identity_confirmed_at: confirmsIdentity ? sql`now()` : null,
      ...origin,
    })
    .execute();
  return token;
}

/** Ends a session. @returns its user; undefined when it had ended */
export async function endSession(db: Db, token: string): Promise<string | undefined> {
  const idHash = sha256(token);
  const ended = await db.deleteFrom('sessions').where('id_hash', '=', idHash).returning('user_id').executeTakeFirst();
  return ended?.user_id;
}

/** Ends the former session of a browser. The same user keeps getting notifications on this device. */
export async function replaceSession(
  tx: Tx,
  formerToken: string,
  { userId, token }: { userId: string; token: string },
): Promise<void> {
  await tx
    .updateTable('push_subscriptions')
    .set({ session_hash: sha256(token) })
    .where('session_hash', '=', sha256(formerToken))
    .where('user_id', '=', userId)
    .execute();
  await endSession(tx, formerToken);
}

/** Ends every session of a user; the next request with one of them is rejected. */
export const endUserSessions = async (db: Db, userId: string): Promise<void> => {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
};

/** Whether the user `u` has one distributor, or only one serves their zones; for an administrator, only one exists. */
const hasSingleDistributorSql = sql<boolean>`(u.distributor_id is not null or 1 = (select count(*) from
  (select from partners p where p.type = 'DISTRIBUTOR' and (u.role = 'Admin' or p.id in (select pz.partner_id
    from partner_zones pz join user_zones uz using (zone_id) where uz.user_id = u.id)) limit 2) as distributors))`;

/** How long after a refusal nothing is written: each one closes a connection of the pool. */
const refusalPauseMs = 30_000;
let pauseEndsAt = 0;

/**
 * While the database refuses writes, people read with the session as it is. Nobody notices the pause: who goes away in it
 * is signed out seconds earlier than the eight hours.
 */
async function touchSession(db: Db, idHash: string): Promise<void> {
  if (Date.now() < pauseEndsAt) return;
  try {
    await sql`update sessions set last_seen_at = now() where id_hash = ${idHash}`.execute(db);
  } catch (error) {
    if (!isWriteRefused(error)) throw error;
    pauseEndsAt = Date.now() + refusalPauseMs;
  }
}

/** The user of a session; null when the session does not exist or has expired. */
export async function findSessionUser(db: Db, token: string): Promise<CurrentUser | null> {
  const idHash = sha256(token);
  const { rows } = await sql<SessionRow>`
    select u.id, s.id_hash, u.role, u.first_name, u.last_name, u.email, u.client_key_hint, u.distributor_id,
      coalesce(u.tos_version = (select version from legal_texts where kind = 'TERMS'
        order by published_at desc limit 1), false) as accepted_tos,
      d.name as distributor_name, array(select zone_id from user_zones where user_id = u.id) as zone_ids, s.via_directory,
      ${isSecondFactorPendingSql} as is_second_factor_pending, ${hasSingleDistributorSql} as has_single_distributor,
      s.last_seen_at < now() - ${touchIntervalSeconds} * interval '1 second' as is_stale
    from sessions s
    join users u on u.id = s.user_id
    left join partners d on d.id = u.distributor_id
    where s.id_hash = ${idHash} and u.status = 'ACTIVO' and ${isNotExpired}`.execute(db);
  const [session] = rows;
  if (!session) return null;
  if (session.is_stale) await touchSession(db, idHash);
  return toCurrentUser(session);
}
