import { hostPaths } from '@surco/shared/contract';
import { limits, roleLabels } from '@surco/shared/domain';
import { sql } from 'kysely';
import type { Tx } from '../../core/db/transaction';
import { enqueueMail } from '../../core/mail/enqueueMail';
import type { Services } from '../services';

/**
 * Mails a user a link to choose a password, unless they need none: farmers, who sign in with their client key, users
 * with a password, and accounts of the directory.
 * @returns whether they were invited
 */
export async function inviteUser({ settings }: Pick<Services, 'settings'>, tx: Tx, id: string): Promise<boolean> {
  const invited = await tx
    .updateTable('users')
    .set({ invited_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('role', '<>', 'Farmer')
    .where('email', 'is not', null)
    .where('password_hash', 'is', null)
    .where('directory_oid', 'is', null)
    .returning(['first_name', 'email', 'role'])
    .executeTakeFirst();
  if (!invited?.email) return false;
  const values = {
    nombre: invited.first_name,
    rol: roleLabels[invited.role],
    enlace: `${settings.publicUrl}${hostPaths.newPassword}`,
    dias: String(limits.invitationDays),
  };
  await enqueueMail(tx, { to: invited.email, userId: id, key: 'user.invited', values });
  return true;
}
