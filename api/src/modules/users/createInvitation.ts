import { hostPaths } from '@surco/shared/contract';
import { roleLabels } from '@surco/shared/domain';
import type { Tx } from '../../core/db/transaction';
import type { TemplatedMail } from '../../core/mail/mailTemplates';
import { issueResetToken, resetLinkMinutes } from '../../core/security/resetTokens';
import type { Services } from '../services';

/**
 * Creates the mail with the link to choose a password; null for who needs none: farmers, who sign in with their client
 * key, users with a password, and accounts of the directory.
 */
export async function createInvitation({ settings }: Services, tx: Tx, id: string): Promise<TemplatedMail | null> {
  const invited = await tx
    .selectFrom('users')
    .select(['first_name', 'email', 'role'])
    .where('id', '=', id)
    .where('role', '<>', 'Farmer')
    .where('password_hash', 'is', null)
    .where('directory_oid', 'is', null)
    .executeTakeFirst();
  if (!invited?.email) return null;
  const values = {
    nombre: invited.first_name,
    rol: roleLabels[invited.role],
    enlace: `${settings.publicUrl}${hostPaths.newPassword}?token=${await issueResetToken(tx, id)}`,
    minutos: String(resetLinkMinutes),
  };
  return { to: invited.email, key: 'user.invited', values };
}
