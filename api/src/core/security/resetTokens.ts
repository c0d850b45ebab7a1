import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { sha256 } from '../sha256';
import type { Db } from '../db/pool';
import type { Tx } from '../db/transaction';

const ownerColumns = ['users.id', 'users.first_name', 'users.last_name', 'users.email', 'users.phone'] as const;

/** The active user with this address. Does not wait for a transaction that has locked the account. */
export const findActiveAccountByEmail = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(ownerColumns)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('status', '=', 'ACTIVO')
    .executeTakeFirst();

/** The user if they may have links; locked, so that of two concurrent links only one stays valid. */
export const lockLinkOwner = (tx: Tx, userId: string) =>
  tx
    .selectFrom('users')
    .select(ownerColumns)
    .where('id', '=', userId)
    .where('status', '=', 'ACTIVO')
    .forUpdate()
    .executeTakeFirst();

/** Revokes every link of a user that sets a password. */
export const revokeResetTokens = async (db: Db, userId: string): Promise<void> => {
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
};

/** Creates a token that is valid for some minutes, and revokes the older ones. */
export async function issueResetToken(tx: Tx, userId: string, minutes: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await revokeResetTokens(tx, userId);
  await sql`insert into password_resets (token_hash, user_id, expires_at)
    select ${sha256(token)}, id, now() + ${minutes} * interval '1 minute' from users where id = ${userId}`.execute(tx);
  return token;
}

const isNotExpired = sql<boolean>`expires_at > now()`;

/** Returns the user of a link; undefined when it was used, has expired or never existed. */
export const findResetTokenOwner = (db: Db, token: string) =>
  db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select([...ownerColumns, sql<boolean>`users.password_hash is null`.as('is_first')])
    .where('token_hash', '=', sha256(token))
    .where(isNotExpired)
    .where('users.status', '=', 'ACTIVO')
    .executeTakeFirst();

/** Notes that the page of a link was opened. @returns its user; undefined when the link cannot be used */
export async function openResetLink(db: Db, token: string): ReturnType<typeof findResetTokenOwner> {
  const owner = await findResetTokenOwner(db, token);
  if (!owner) return undefined;
  await db
    .updateTable('password_resets')
    .set({ opened_at: sql<Date>`coalesce(opened_at, now())` })
    .where('token_hash', '=', sha256(token))
    .execute();
  return owner;
}

/** Redeems a link; only one of two concurrent uses succeeds. @returns its `user_id`; undefined when it is not valid */
export const redeemResetToken = (tx: Tx, token: string) =>
  tx
    .deleteFrom('password_resets')
    .where('token_hash', '=', sha256(token))
    .where(isNotExpired)
    .returning('user_id')
    .executeTakeFirst();
