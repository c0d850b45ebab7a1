import type { Db } from '../../../core/db/pool';
import type { Tx } from '../../../core/db/transaction';
import { createRandomCode } from '../../../core/security/createRandomCode';
import { sha256 } from '../../../core/sha256';

const codeCount = 10;
/** 16 random characters are 80 bits: too many to guess, so a fast hash is enough. */
const generateRecoveryCode = (): string => createRandomCode(4, 4);

/** Hashes a code together with its owner. Ignores case, spaces and hyphens. */
const hashRecoveryCode = (userId: string, code: string): string =>
  sha256(`${userId}:${code.toUpperCase().replace(/[^0-9A-Z]/g, '')}`);

export const deleteRecoveryCodes = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
};

/** Replaces the recovery codes of a user. @returns the new ones, of which the database stores only hashes */
export async function issueRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, generateRecoveryCode);
  await deleteRecoveryCodes(tx, userId);
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ code_hash: hashRecoveryCode(userId, code), user_id: userId })))
    .execute();
  return codes;
}

/** Whether the code is an unused one of the user; it cannot be used again. */
export async function redeemRecoveryCode(tx: Tx, userId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashRecoveryCode(userId, code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
