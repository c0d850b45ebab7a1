import type { Message } from '../../contract';
import { isShareText, messageKinds } from '../../domain';
import { formatField } from '../format';
import { channelLabels, messageFields as fields } from '../message';
import type { DescribedColumns } from './describedColumn';

type MessageKindId = Pick<Message, 'key' | 'channel'>;

export const getMessageName = ({ key }: Pick<MessageKindId, 'key'>): string => messageKinds[key]?.name ?? key;

/** How the message reaches its reader. */
export const getMessageChannel = ({ key, channel }: MessageKindId): string =>
  isShareText(key) ? 'Texto para compartir' : channelLabels[channel];

/** The event that sends the message, and who receives it. */
export const getMessageTrigger = ({ key, channel }: MessageKindId): string => messageKinds[key]?.[channel] ?? '';

export const messageColumns = {
  name: { heading: fields.key.label, width: 40, value: getMessageName },
  channel: { heading: fields.channel.label, value: getMessageChannel },
  subject: { heading: fields.subject.label, width: 40, value: ({ subject }) => subject },
  when: { heading: 'Cuándo se envía', width: 46, value: getMessageTrigger },
  active: { heading: fields.active.label, width: 16, value: ({ active }) => formatField(fields.active, active) },
  changed: { heading: 'Último cambio', kind: 'time', value: ({ updatedAt }) => updatedAt },
} as const satisfies DescribedColumns<Message>;
