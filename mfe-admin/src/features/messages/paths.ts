import { buildPath, settingsPaths } from '@surco/shared/contract';

/** the list of messages. */
export const MESSAGES_PATH = settingsPaths.messages;
export const NEW_MESSAGE_PATH = settingsPaths.newMessage;
export const getMessagePath = (id: string): string => buildPath(settingsPaths.message, { id });
