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
} as const satisfies Record<string, { placeholders: readonly string[]; required: readonly string[] }>;

export type MailKey = keyof typeof mails;

/** A mail to one person: which template, and what its placeholders stand for. */
export type Letter = {
  [K in MailKey]: { to: string; key: K; values: Record<(typeof mails)[K]['placeholders'][number], string> };
}[MailKey];

export interface Template {
  subject: string;
  body: string;
}

/** `{{folio}}`, with or without spaces inside. */
export const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

const namesIn = (text: string): string[] => [...text.matchAll(placeholder)].map(([, name = '']) => name);

/** What is wrong with the words of a template: a placeholder that its mail does not offer, or one it cannot do without. */
export function templateProblems(key: MailKey, { subject, body }: Template): string[] {
  const { placeholders, required }: { placeholders: readonly string[]; required: readonly string[] } = mails[key];
  const named = [...namesIn(subject), ...namesIn(body)];
  const unknown = named.filter((name) => !placeholders.includes(name));
  const missing = required.filter((name) => !namesIn(body).includes(name));
  return [
    ...unknown.map((name) => `El mensaje no admite {{${name}}}.`),
    ...missing.map((name) => `El mensaje debe llevar {{${name}}}.`),
  ];
}
