import type { Message } from '@surco/shared/contract';
import { type MessagePlaceholders, sharePlaceholders } from '@surco/shared/domain';
import { notificationRules } from '../notifications';
import { mailTemplates } from '../../core/mail/mailTemplates';

/** Placeholders of a notification, by its subject. */
const subjectPlaceholders = {
  sale: ['folio', 'cliente', 'consultor', 'distribuidor', 'temporada', 'bolsas', 'total'],
  voucher: mailTemplates['voucher.created'].placeholders,
  inventory: ['producto', 'distribuidor', 'temporada', 'disponible'],
  user: [],
  account: ['nombre', 'rol'],
  client: ['cliente', 'localidad', 'consultor'],
  season: ['temporada'],
  system: [],
} as const;

type Channel = Message['channel'];

const notificationPlaceholders = new Map<string, MessagePlaceholders>([
  ...Object.entries(notificationRules)
    .filter(([, { to }]) => to.length > 0)
    .map(([key, rule]): [string, MessagePlaceholders] => [
      key,
      {
        placeholders: [
          ...subjectPlaceholders[rule.about],
          ...('eventPlaceholders' in rule ? rule.eventPlaceholders : []),
        ],
        required: [],
      },
    ]),
  ...Object.entries(sharePlaceholders).map(([key, placeholders]): [string, MessagePlaceholders] => [
    key,
    { placeholders, required: [] },
  ]),
]);
const mailPlaceholders = new Map<string, MessagePlaceholders>(Object.entries(mailTemplates));

/** The placeholders of a message; undefined when the product sends none with this key and channel. */
export const findPlaceholders = (key: string, channel: Channel): MessagePlaceholders | undefined =>
  (channel === 'EMAIL' ? mailPlaceholders : notificationPlaceholders).get(key);

/** Every message that the product sends, with its placeholders. */
export const listMessageKindPlaceholders = () => [
  ...[...notificationPlaceholders].map(([key, spec]) => ({ key, channel: 'APP' as const, ...spec })),
  ...[...mailPlaceholders].map(([key, spec]) => ({ key, channel: 'EMAIL' as const, ...spec })),
];
