import { sql } from 'kysely';
import type { Db } from '../../../core/db/pool';
import type { Tx } from '../../../core/db/transaction';
import { decryptSecret, encryptSecret } from '../../../core/security/encryption';
import type { Settings } from '../../../core/settings/settings';
import { findTotpStep } from './totp';

/** Stores a pending key; the active key stays valid until the first code of the new one. */
export async function storePendingTotpKey(db: Db, settings: Settings, userId: string, key: string): Promise<void> {
  const pending_secret = encryptSecret(settings, userId, key);
  await db
    .insertInto('totp_secrets')
    .values({ user_id: userId, pending_secret })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ pending_secret }))
    .execute();
}

/** Activates the pending key if the code belongs to it. @returns false if not, or when no key is pending */
export async function confirmPendingTotpKey(
  tx: Tx,
  settings: Settings,
  userId: string,
  code: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('totp_secrets')
    .select('pending_secret')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!row?.pending_secret) return false;
  const step = findTotpStep(decryptSecret(settings, userId, row.pending_secret), code);
  if (step === null) return false;
  await tx
    .updateTable('totp_secrets')
    .set({ secret: row.pending_secret, pending_secret: null, confirmed_at: sql`now()`, last_step: step })
    .where('user_id', '=', userId)
    .execute();
  return true;
}

/** Whether a code of the user's app is correct and was not used before; of two concurrent uses one succeeds. */
export async function redeemTotpCode(tx: Tx, settings: Settings, userId: string, code: string): Promise<boolean> {
  const row = await tx
    .selectFrom('totp_secrets')
    .select('secret')
    .where('user_id', '=', userId)
    .where('secret', 'is not', null)
    .executeTakeFirst();
  if (!row?.secret) return false;
  const step = findTotpStep(decryptSecret(settings, userId, row.secret), code);
  if (step === null) return false;
  const { numUpdatedRows } = await tx
    .updateTable('totp_secrets')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
