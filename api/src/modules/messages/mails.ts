import { type MessageText, type MessageWords, wordProblems } from '@surco/shared/domain/messages';

const ofVoucher = [
  'folio',
  'cliente',
  'consultor',
  'distribuidor',
  'temporada',
  'bolsas',
  'total',
  'pagado',
  'saldo',
  'vigencia',
] as const;

/** Every mail that is sent: what its template may name, and what it is useless without. */
export const mails = {
  'password.reset': { placeholders: ['nombre', 'enlace', 'minutos'], required: ['enlace'] },
  'user.invited': { placeholders: ['nombre', 'rol', 'enlace', 'minutos'], required: ['enlace'] },
  'user.approved': { placeholders: ['nombre', 'enlace'], required: [] },
  'user.rejected': { placeholders: ['nombre', 'motivo'], required: [] },
  'client.approved': { placeholders: ['cliente', 'consultor'], required: [] },
  'client.rejected': { placeholders: ['cliente', 'motivo'], required: [] },
  'password.changed': { placeholders: ['nombre', 'enlace'], required: [] },
  'voucher.created': { placeholders: ofVoucher, required: [] },
  'voucher.payment': { placeholders: [...ofVoucher, 'importe'], required: [] },
  'voucher.paid': { placeholders: ofVoucher, required: [] },
} as const satisfies Record<string, MessageWords>;

export type MailKey = keyof typeof mails;

/** A mail to one person: which template, and what its placeholders stand for. */
export type Letter = {
  [K in MailKey]: { to: string; key: K; values: Record<(typeof mails)[K]['placeholders'][number], string> };
}[MailKey];

/** What is wrong with the words of a template: a placeholder that its mail does not offer, or one it cannot do without. */
export const templateProblems = (key: MailKey, template: MessageText): string[] =>
  wordProblems(mails[key], template).map(({ message }) => message);
