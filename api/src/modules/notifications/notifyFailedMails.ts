import { formatCount, messageKinds } from '@surco/shared/domain';
import type { Tx } from '../../core/db/transaction';
import { mailAttemptHours, type GivenUpMail } from '../../core/mail/mailQueue';
import { notify } from './notify';

/** Notifies administrators of mails that nobody will get; without their addresses, which are personal data. */
export async function notifyFailedMails(tx: Tx, mails: readonly GivenUpMail[]): Promise<void> {
  const kinds = new Set(mails.map(({ key }) => messageKinds[key]?.name ?? key));
  const values = {
    correos: formatCount(mails.length, 'correo', 'correos'),
    tipos: [...kinds].join(', '),
    horas: String(mailAttemptHours),
  };
  await notify(tx, { type: 'mail.failed', id: mails[0]?.id ?? '', actorId: null, values });
}
