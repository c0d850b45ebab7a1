import { hostPaths } from '@surco/shared/contract';
import { limits, roleLabels } from '@surco/shared/domain';
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
    .selectFrom('users')
    .select(['first_name', 'email', 'role'])
    .where('id', '=', id)
    .where('role', '<>', 'Farmer')
    .where('password_hash', 'is', null)
    .where('directory_oid', 'is', null)
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
