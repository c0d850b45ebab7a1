import type { Fields } from './field';

export const channelLabels = { APP: 'Notificación en Surco', EMAIL: 'Correo' } as const;

/** What people write of the text of a notification or mail. */
export const messageTextFields = {
  subject: { label: 'Asunto', kind: 'text', maxLength: 200, personal: 'none' },
  body: { label: 'Texto', kind: 'text', maxLength: 5_000, personal: 'none' },
} as const satisfies Fields;

/** The text of a notification or mail; it may contain placeholders as {{placeholder}}. */
export const messageFields = {
  key: { label: 'Mensaje', kind: 'text', maxLength: 60, personal: 'none' },
  channel: { label: 'Medio', kind: 'choice', choices: channelLabels },
  ...messageTextFields,
  active: { label: 'Estatus', kind: 'boolean', labels: ['Activo', 'Inactivo'] },
} as const satisfies Fields;
