import type { Message } from '@surco/shared/contract';
import { call, useCachePatch } from '@surco/shared/platform';
import { toBody } from '@surco/shared/records/forms';
import { messageInput } from '@surco/shared/records/messageInput';
import type { MessageFormValues } from '../model/formValues';

/** Creates or updates a message and refreshes the list, the message, its history and the kinds of message. */
export function useSaveMessage(message: Message | null) {
  const { refresh } = useCachePatch();
  return async (values: MessageFormValues, version: number | undefined): Promise<Message> => {
    const body = toBody(messageInput, values);
    const saved =
      message && version !== undefined
        ? await call('PUT /messages/{id}', { params: { id: message.id }, body: { ...body, version } })
        : await call('POST /messages', { body });
    void refresh('GET /messages', 'GET /messages/{id}', 'GET /messages/kinds', 'GET /audit');
    return saved;
  };
}
