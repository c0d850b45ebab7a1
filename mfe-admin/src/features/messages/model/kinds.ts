import type { Message } from '@surco/shared/contract';
import { messageKinds } from '@surco/shared/domain/messageKinds';
import { texts } from '../texts';

type Kind = Pick<Message, 'key' | 'channel'>;

export const nameOf = ({ key }: Pick<Kind, 'key'>): string => messageKinds[key]?.name ?? key;

/** When it is sent, and to whom. */
export const whenOf = ({ key, channel }: Kind): string => messageKinds[key]?.[channel] ?? '';

export const channelOf = ({ channel }: Pick<Kind, 'channel'>): string => texts.channels[channel];

/** "el mensaje DKbono creado (Correo)". */
export const namedMessage = (kind: Kind): string => texts.named(nameOf(kind), channelOf(kind));
