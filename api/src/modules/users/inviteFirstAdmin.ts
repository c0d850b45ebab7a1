import { hostPaths } from '@surco/shared/contract';
import { limits, roleLabels } from '@surco/shared/domain';
import { sql } from 'kysely';
import { advisoryLocks } from '../../core/db/advisoryLocks';
import type { Db } from '../../core/db/pool';
import { withTransaction, type Tx } from '../../core/db/transaction';
import type { Mailer } from '../../core/mail/mailer';
import type { Settings } from '../../core/settings/settings';
import type { TemplatedMail } from '../../core/mail/mailTemplates';
import { sendTemplatedMail } from '../../core/mail/templateMailer';
import { issueResetToken } from '../../core/security/resetTokens';

const firstAdminName = { first_name: 'Administración', last_name: 'Surco' };

/** `exists`: there are users; `invited`: the first administrator was invited now; `missing`: ADMIN_EMAIL is not set. */
export type FirstAdminState = 'exists' | 'invited' | 'missing';

/** Waits for a concurrent start first, so that only one of them invites. */
const hasNoUsers = async (tx: Tx): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.firstAdmin})`.execute(tx);
  return (await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
};

async function insertFirstAdmin(tx: Tx, email: string, publicUrl: string): Promise<TemplatedMail> {
  const { id } = await tx
    .insertInto('users')
    .values({ ...firstAdminName, email, role: 'Admin', status: 'ACTIVO' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const link = `${publicUrl}${hostPaths.newPassword}?token=${await issueResetToken(tx, id)}`;
  const values = {
    nombre: firstAdminName.first_name,
    rol: roleLabels.Admin,
    enlace: link,
    minutos: String(limits.linkMinutes.password),
  };
  return { to: email, key: 'user.invited', values };
}

/**
 * Invites ADMIN_EMAIL as the first administrator of a database without users, with the same mail as every new user.
 * Once users exist, ADMIN_EMAIL grants nothing.
 */
export async function inviteFirstAdmin(
  { db, mailer }: { db: Db; mailer: Mailer },
  { adminEmail, publicUrl }: Pick<Settings, 'adminEmail' | 'publicUrl'>,
): Promise<FirstAdminState> {
  const mail = await withTransaction(db, async (tx) => {
    if (!(await hasNoUsers(tx))) return 'exists';
    return adminEmail ? insertFirstAdmin(tx, adminEmail, publicUrl) : 'missing';
  });
  if (typeof mail === 'string') return mail;
  await sendTemplatedMail({ db, mailer }, mail);
  return 'invited';
}
