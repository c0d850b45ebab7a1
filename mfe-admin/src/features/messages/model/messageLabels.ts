import type { Message } from '@surco/shared/contract';
import { getMessageName } from '@surco/shared/records/lists/messages';
import { channelLabels } from '@surco/shared/records/message';
import { texts } from '../texts';

type MessageKindId = Pick<Message, 'key' | 'channel'>;

export const getChannelLabel = ({ channel }: Pick<MessageKindId, 'channel'>): string => channelLabels[channel];

/** "el mensaje DKbono creado (Correo)". */
export const describeMessage = (kind: MessageKindId): string =>
  texts.describe(getMessageName(kind), getChannelLabel(kind));
