import { hostPaths } from '@surco/shared/contract';
import { limits, roleLabels } from '@surco/shared/domain';
import { sql } from 'kysely';
import { advisoryLocks } from '../../core/db/advisoryLocks';
import type { Db } from '../../core/db/pool';
import { withTransaction, type Tx } from '../../core/db/transaction';
import type { Settings } from '../../core/settings/settings';
import { enqueueMail } from '../../core/mail/enqueueMail';

const firstAdminName = { first_name: 'Administración', last_name: 'Surco' };

/** `exists`: there are users; `invited`: the first administrator was invited now; `missing`: ADMIN_EMAIL is not set. */
export type FirstAdminState = 'exists' | 'invited' | 'missing';

/** Waits for a concurrent start first, so that only one of them invites. */
const hasNoUsers = async (tx: Tx): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.firstAdmin})`.execute(tx);
  return (await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
};

async function insertFirstAdmin(tx: Tx, email: string, publicUrl: string): Promise<void> {
  const { id } = await tx
    .insertInto('users')
    .values({ ...firstAdminName, email, role: 'Admin', status: 'ACTIVO', invited_at: sql<Date>`now()` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const values = {
    nombre: firstAdminName.first_name,
    rol: roleLabels.Admin,
    enlace: `${publicUrl}${hostPaths.newPassword}`,
    dias: String(limits.invitationDays),
  };
  await enqueueMail(tx, { to: email, userId: id, key: 'user.invited', values });
}

/**
 * Invites ADMIN_EMAIL as the first administrator of a database without users, with the same mail as every new user.
 * Once users exist, ADMIN_EMAIL grants nothing.
 */
export const inviteFirstAdmin = (
  db: Db,
  { adminEmail, publicUrl }: Pick<Settings, 'adminEmail' | 'publicUrl'>,
): Promise<FirstAdminState> =>
  withTransaction(db, async (tx) => {
    if (!(await hasNoUsers(tx))) return 'exists';
    if (!adminEmail) return 'missing';
    await insertFirstAdmin(tx, adminEmail, publicUrl);
    return 'invited';
  });
