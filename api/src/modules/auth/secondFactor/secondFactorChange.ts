import { hostPaths } from '@surco/shared/contract';
import type { FastifyRequest } from 'fastify';
import { writeAccessEntry } from '../../../core/audit/writeAccessEntry';
import type { Tx } from '../../../core/db/transaction';
import { enqueueMail } from '../../../core/mail/enqueueMail';
import type { Services } from '../../services';

/** What the mail says about each audited change. */
const changeTexts = {
  SECOND_FACTOR_ON: 'Se activó una aplicación de códigos para entrar a su cuenta.',
  SECOND_FACTOR_OFF: 'Se desactivó la verificación en dos pasos de su cuenta.',
  SECOND_FACTOR_RESET:
    'Un administrador, su responsable o quien opera el servidor quitó la verificación en dos pasos de su cuenta y cerró sus sesiones.',
  RECOVERY_CODES: 'Se crearon códigos de recuperación nuevos; los anteriores ya no sirven.',
  RECOVERY_CODE_USED: 'Alguien entró a su cuenta con un código de recuperación.',
  PASSKEY_ADDED: 'Se agregó una llave de acceso para entrar a su cuenta.',
  PASSKEY_REMOVED: 'Se quitó una llave de acceso de su cuenta.',
} as const;
export type SecondFactorChange = keyof typeof changeTexts;

export interface SecondFactorOwner {
  id: string;
  first_name: string;
  email: string | null;
}

/** Writes the change of the user's own second factor to the audit log. No secret is part of it. */
export const auditSecondFactorChange = (
  tx: Tx,
  request: FastifyRequest,
  { id }: Pick<SecondFactorOwner, 'id'>,
  action: SecondFactorChange,
): Promise<void> => writeAccessEntry(tx, request, { action, userId: id, actorId: id });

/** Mails the owner, in case another person made the change. */
export async function mailSecondFactorChange(
  { settings }: Pick<Services, 'settings'>,
  tx: Tx,
  { first_name, email }: Pick<SecondFactorOwner, 'first_name' | 'email'>,
  change: SecondFactorChange,
): Promise<void> {
  if (!email) return;
  await enqueueMail(tx, {
    to: email,
    key: 'second-factor.changed',
    values: {
      nombre: first_name,
      cambio: changeTexts[change],
      enlace: `${settings.publicUrl}${hostPaths.restorePassword}`,
    },
  });
}
