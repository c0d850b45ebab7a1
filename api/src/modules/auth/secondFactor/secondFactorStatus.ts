import type { SecondFactorMethod, SecondFactorStatus } from '@surco/shared/contract';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/pool';
import type { CurrentUser } from '../../../core/http/currentUser';
import { toIsoOrNull } from '../../../core/db/rowMapping';
import { isSecondFactorRequiredSql } from '../../../core/security/secondFactorSql';
import { countRecoveryCodes } from './recoveryCodes';

const findTotp = (db: Db, userId: string) =>
  db
    .selectFrom('totp_secrets')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .where('secret', 'is not', null)
    .executeTakeFirst();

const listPasskeys = (db: Db, userId: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

/** How the user can prove the second step; empty without a second factor. */
export async function listSecondFactorMethods(db: Db, userId: string): Promise<SecondFactorMethod[]> {
  const totp = await findTotp(db, userId);
  const passkeys = await listPasskeys(db, userId);
  if (!totp && passkeys.length === 0) return [];
  const hasCodes = (await countRecoveryCodes(db, userId)) > 0;
  return [
    ...(totp ? (['totp'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(hasCodes ? (['recovery'] as const) : []),
  ];
}

/** Whether the role of a user needs a second factor now. */
export async function isSecondFactorRequiredFor(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ required: boolean }>`
    select ${isSecondFactorRequiredSql} as required from users u where u.id = ${userId}`.execute(db);
  return rows[0]?.required ?? false;
}

/** The second factors of the signed-in user. */
export async function readSecondFactorStatus(db: Db, { id }: Pick<CurrentUser, 'id'>): Promise<SecondFactorStatus> {
  const totp = await findTotp(db, id);
  const passkeys = await listPasskeys(db, id);
  const { has_password: hasPassword } = await db
    .selectFrom('users')
    .select(sql<boolean>`password_hash is not null`.as('has_password'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    required: await isSecondFactorRequiredFor(db, id),
    hasPassword,
    totpSince: toIsoOrNull(totp?.confirmed_at ?? null),
    recoveryCodesLeft: await countRecoveryCodes(db, id),
    passkeys: passkeys.map((passkey) => ({
      id: passkey.id,
      name: passkey.name,
      createdAt: passkey.created_at.toISOString(),
      lastUsedAt: toIsoOrNull(passkey.last_used_at),
    })),
  };
}
