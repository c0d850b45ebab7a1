import {
  type MessagePlaceholders,
  type MessageText,
  type MessageValues,
  validateMessageText,
} from '@surco/shared/domain';

const voucherPlaceholders = [
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

/** Every mail that is sent: the placeholders that its template may contain, and those that it must contain. */
export const mailTemplates = {
  'password.reset': { placeholders: ['nombre', 'enlace', 'minutos'], required: ['enlace'] },
  'user.invited': { placeholders: ['nombre', 'rol', 'enlace', 'dias'], required: ['enlace'] },
  'user.approved': { placeholders: ['nombre', 'enlace'], required: [] },
  'user.rejected': { placeholders: ['nombre', 'motivo'], required: [] },
  'client.repeated': { placeholders: ['cliente', 'consultor'], required: [] },
  'client.approved': { placeholders: ['cliente', 'consultor'], required: [] },
  'client.rejected': { placeholders: ['cliente', 'motivo'], required: [] },
  'password.changed': { placeholders: ['nombre', 'enlace'], required: [] },
  'password.attempts': { placeholders: ['nombre', 'enlace'], required: [] },
  'email.confirm': { placeholders: ['nombre', 'enlace', 'minutos'], required: ['enlace'] },
  'email.changed': { placeholders: ['nombre'], required: [] },
  'session.new-device': { placeholders: ['nombre', 'dispositivo', 'direccion', 'fecha', 'enlace'], required: [] },
  'second-factor.changed': { placeholders: ['nombre', 'cambio', 'enlace'], required: ['cambio'] },
  'voucher.created': { placeholders: voucherPlaceholders, required: [] },
  'voucher.payment': { placeholders: [...voucherPlaceholders, 'importe'], required: [] },
  'voucher.paid': { placeholders: voucherPlaceholders, required: [] },
} as const satisfies Record<string, MessagePlaceholders>;

export type MailKey = keyof typeof mailTemplates;

/** The key of a template and the values of its placeholders. */
export type MailContent = {
  [K in MailKey]: { key: K; values: Record<(typeof mailTemplates)[K]['placeholders'][number], string> };
}[MailKey];

/** A mail to one address. */
export interface TemplatedMail {
  to: string;
  key: MailKey;
  values: MessageValues;
}

/** Returns the errors of a template: unknown placeholders and missing required ones. */
export const validateMailTemplate = (key: MailKey, template: MessageText): string[] =>
  validateMessageText(mailTemplates[key], template).map(({ message }) => message);
