import { buildPath, parameterPaths } from '@surco/shared/contract';

/** the list of messages. */
export const MESSAGES_PATH = parameterPaths.messages;
export const NEW_MESSAGE_PATH = parameterPaths.newMessage;
export const getMessagePath = (id: string): string => buildPath(parameterPaths.message, { id });
