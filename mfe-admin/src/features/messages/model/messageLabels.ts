import type { Message } from '@surco/shared/contract';
import { getMessageChannel, getMessageName } from '@surco/shared/records/lists/messages';
import { texts } from '../texts';

/** "el mensaje DKbono creado (Correo)". */
export const describeMessage = (kind: Pick<Message, 'key' | 'channel'>): string =>
  texts.describe(getMessageName(kind), getMessageChannel(kind));
