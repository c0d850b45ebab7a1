import type { Tx } from '../../core/db/transaction';
import { enqueueMail } from '../../core/mail/enqueueMail';
import { revokeLinks } from '../../core/security/emailChangeTokens';
import { endUserSessions } from '../../core/security/sessions/sessionStore';

interface FormerAccount {
  id: string;
  firstName: string;
  /** The address before the change. */
  email: string | null;
}

/**
 * Runs after every change of an address: ends the sessions, revokes pending links and mails the former address, in case
 * another person made the change.
 */
export async function secureEmailChange(tx: Tx, { id, firstName, email }: FormerAccount): Promise<void> {
  await endUserSessions(tx, id);
  await revokeLinks(tx, id);
  if (email) await enqueueMail(tx, { to: email, key: 'email.changed', values: { nombre: firstName } });
}
