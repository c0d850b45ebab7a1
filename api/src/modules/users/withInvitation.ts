import { hostPaths } from '@surco/shared/contract';
import { limits, roleLabels } from '@surco/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../core/db/transaction';
import { withIdempotency } from '../../core/idempotency/withIdempotency';
import type { TemplatedMail } from '../../core/mail/mailTemplates';
import { issueResetToken } from '../../core/security/resetTokens';
import type { Services } from '../services';

/**
 * Creates the mail with the link to choose a password; null for who needs none: farmers, who sign in with their client
 * key, users with a password, and accounts of the directory.
 */
async function createInvitation({ settings }: Services, tx: Tx, id: string): Promise<TemplatedMail | null> {
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
    minutos: String(limits.linkMinutes.password),
  };
  return { to: invited.email, key: 'user.invited', values };
}

/** Invites a user if they need it. @returns whether they did */
type Invite = (id: string) => Promise<boolean>;

/**
 * Runs a write that may invite a user, in one transaction and once per `Idempotency-Key`. The mail is sent after the
 * commit; a repeated request sends none.
 */
export async function withInvitation<T>(
  services: Services,
  request: FastifyRequest,
  write: (tx: Tx, invite: Invite) => Promise<T>,
): Promise<T> {
  const invitations: TemplatedMail[] = [];
  const written = await withIdempotency(services.db, request, (tx) =>
    write(tx, async (id) => {
      const invitation = await createInvitation(services, tx, id);
      if (invitation) invitations.push(invitation);
      return invitation !== null;
    }),
  );
  for (const invitation of invitations) services.templateMailer.send(invitation);
  return written;
}
