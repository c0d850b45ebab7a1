import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/pool';
import type { Tx } from '../../db/transaction';

/** How long a link works. */
export const resetMinutes = 30;

/** Only the digest is kept: a copy of the table changes no password. */
const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');

const ownerColumns = ['users.id', 'users.first_name', 'users.last_name', 'users.email', 'users.phone'] as const;

/** The owner of an address, who may have a link; locked, so that two who ask at once get one valid link between them. */
export const accountOf = (tx: Tx, email: string) =>
  tx
    .selectFrom('users')
    .select(ownerColumns)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('status', '=', 'ACTIVO')
    .forUpdate()
    .executeTakeFirst();

/** Ends every link of a user. */
export const voidResets = async (db: Db, userId: string | null): Promise<void> => {
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
};

/**
 * A new link's token; the older ones are void. For nobody it does the same work and leaves nothing, so that an unknown
 * address takes as long as a known one.
 */
export async function issueReset(tx: Tx, userId: string | null): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await voidResets(tx, userId);
  await sql`insert into password_resets (token_hash, user_id, expires_at)
    select ${hash(token)}, id, now() + ${resetMinutes} * interval '1 minute' from users where id = ${userId}`.execute(
    tx,
  );
  return token;
}

const inForce = sql<boolean>`expires_at > now()`;

/** Whose password a link changes; undefined for one that was used, is too old or never was. */
export const ownerOfReset = (db: Db, token: string) =>
  db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(ownerColumns)
    .where('token_hash', '=', hash(token))
    .where(inForce)
    // Whoever waits for approval may choose a password already: its invitation came with a link.
    .where('users.status', 'in', ['ACTIVO', 'PENDIENTE'])
    .executeTakeFirst();

/** Takes a link out of use; of two who use it at once one succeeds. */
export const redeemReset = (tx: Tx, token: string) =>
  tx
    .deleteFrom('password_resets')
    .where('token_hash', '=', hash(token))
    .where(inForce)
    .returning('user_id')
    .executeTakeFirst();
