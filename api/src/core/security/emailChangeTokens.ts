import { randomBytes } from 'node:crypto';
import { limits } from '@surco/shared/domain';
import { sql } from 'kysely';
import { sha256 } from '../sha256';
import type { Db } from '../db/pool';
import type { Tx } from '../db/transaction';
import { revokeResetTokens } from './resetTokens';

/** Creates the link that confirms a new address, and revokes an older one. @returns its token */
export async function issueEmailChangeToken(tx: Tx, userId: string, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const link = {
    token_hash: sha256(token),
    email,
    expires_at: sql<Date>`now() + ${limits.linkMinutes.email} * interval '1 minute'`,
  };
  await tx
    .insertInto('email_changes')
    .values({ ...link, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(link))
    .execute();
  return token;
}

/**
 * Redeems a link; only one of two concurrent uses succeeds. It locks the user first, like every change of an account.
 * @returns the user and the new address
 */
export async function redeemEmailChangeToken(tx: Tx, token: string) {
  const linkOwner = tx.selectFrom('email_changes').select('user_id').where('token_hash', '=', sha256(token));
  await tx.selectFrom('users').select('id').where('id', 'in', linkOwner).forUpdate().execute();
  return tx
    .deleteFrom('email_changes')
    .where('token_hash', '=', sha256(token))
    .where(sql<boolean>`expires_at > now()`)
    .returning(['user_id', 'email'])
    .executeTakeFirst();
}

/** Revokes every link and invitation of a user, also those of mails that wait to be sent. The caller has locked the user. */
export async function revokeLinks(db: Db, userId: string): Promise<void> {
  await revokeResetTokens(db, userId);
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute();
  await db.deleteFrom('mail_queue').where('user_id', '=', userId).execute();
  await db.updateTable('users').set({ invited_at: null }).where('id', '=', userId).execute();
}
