import type { Message } from '@surco/shared/contract';
import { messageKinds } from '@surco/shared/domain';
import { channelLabels } from '@surco/shared/records/message';
import { texts } from '../texts';

type MessageKindId = Pick<Message, 'key' | 'channel'>;

export const getMessageName = ({ key }: Pick<MessageKindId, 'key'>): string => messageKinds[key]?.name ?? key;

/** The event that sends the message, and who receives it. */
export const getMessageTrigger = ({ key, channel }: MessageKindId): string => messageKinds[key]?.[channel] ?? '';

export const getChannelLabel = ({ channel }: Pick<MessageKindId, 'channel'>): string => channelLabels[channel];

/** "el mensaje DKbono creado (Correo)". */
export const describeMessage = (kind: MessageKindId): string =>
  texts.describe(getMessageName(kind), getChannelLabel(kind));
