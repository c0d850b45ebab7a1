import { formatCount, messageKinds } from '@surco/shared/domain';
import type { Tx } from '../../core/db/transaction';
import { mailAttemptHours, type GivenUpMail } from '../../core/mail/sendMail';
import { notify } from './notify';

const countMails = (mails: readonly GivenUpMail[]): string => formatCount(mails.length, 'correo', 'correos');

/** What has failed and what to do, in the order of the sentences. */
const reasons: Readonly<Record<GivenUpMail['reason'], { failure: string; advice: string }>> = {
  attempts: {
    failure: `Tras ${mailAttemptHours} horas de intentos`,
    advice: 'Pida a quien opera el sistema que revise el servidor de correo.',
  },
  recipient: {
    failure: 'El servidor de correo rechazó la dirección',
    advice: 'Revise que esté bien escrita y que exista.',
  },
  content: {
    failure: 'El servidor de correo rechazó el contenido',
    advice: 'Revise el texto del mensaje.',
  },
};

function describeReasons(mails: readonly GivenUpMail[]): string {
  const sentences = Object.entries(reasons).flatMap(([name, { failure, advice }]) => {
    const ofReason = mails.filter(({ reason }) => reason === name);
    const kinds = new Set(ofReason.map(({ key }) => messageKinds[key]?.name ?? key));
    return ofReason.length > 0 ? [`${failure}: ${countMails(ofReason)} (${[...kinds].join(', ')}). ${advice}`] : [];
  });
  return sentences.join(' ');
}

/** Notifies administrators of mails that nobody will get; without their addresses, which are personal data. */
export async function notifyFailedMails(tx: Tx, mails: readonly GivenUpMail[]): Promise<void> {
  const values = { correos: countMails(mails), motivos: describeReasons(mails) };
  await notify(tx, { type: 'mail.failed', id: mails[0]?.id ?? '', actorId: null, values });
}
