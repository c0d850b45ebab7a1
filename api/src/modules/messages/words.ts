import type { Message } from '@surco/shared/contract';
import type { MessageWords } from '@surco/shared/domain/messages';
import { notices } from '../notifications/notices';
import { mails } from './mails';

/** What a notice may name, by what it is about. */
const ofSubject = {
  sale: ['folio', 'cliente', 'consultor', 'distribuidor', 'temporada', 'bolsas', 'total'],
  voucher: mails['voucher.created'].placeholders,
  inventory: ['producto', 'distribuidor', 'temporada', 'disponible'],
  user: [],
  account: ['nombre', 'rol'],
  client: ['cliente', 'localidad', 'consultor'],
  season: ['temporada'],
} as const;

type Channel = Message['channel'];

const noticeWords = new Map<string, MessageWords>(
  Object.entries(notices)
    .filter(([, { to }]) => to.length > 0)
    .map(([key, notice]) => [
      key,
      { placeholders: [...ofSubject[notice.about], ...('extra' in notice ? notice.extra : [])], required: [] },
    ]),
);
const mailWords = new Map<string, MessageWords>(Object.entries(mails));

/** What the words of a message may name; undefined where nothing of this name is sent that way. */
export const wordsOf = (key: string, channel: Channel): MessageWords | undefined =>
  (channel === 'EMAIL' ? mailWords : noticeWords).get(key);

/** Every message that is sent, with what its words may name. */
export const allKinds = () => [
  ...[...noticeWords].map(([key, words]) => ({ key, channel: 'APP' as const, ...words })),
  ...[...mailWords].map(([key, words]) => ({ key, channel: 'EMAIL' as const, ...words })),
];
