import type { Message } from '@surco/shared/contract';
import { call, useCachePatch } from '@surco/shared/platform';
import { toRequestBody, type MessageFormValues } from '../model/formValues';

/** Creates or updates a message and refreshes the list, the message, its history and the kinds of message. */
export function useSaveMessage(message: Message | null) {
  const { refresh } = useCachePatch();
  return async (values: MessageFormValues, version: number | undefined): Promise<Message> => {
    const body = toRequestBody(values);
    const saved =
      message && version !== undefined
        ? await call('PUT /messages/{id}', { params: { id: message.id }, body: { ...body, version } })
        : await call('POST /messages', { body });
    void refresh('GET /messages', 'GET /messages/{id}', 'GET /messages/kinds', 'GET /audit');
    return saved;
  };
}
