import type { Message } from '@surco/shared/contract';
import { call, useCachePatch } from '@surco/shared/platform';
import { bodyOf, type MessageDraft } from '../model/draft';

/** Writes a message; the list, its history and what is left to write see it at once. */
export function useSaveMessage(message: Message | null) {
  const { refresh } = useCachePatch();
  return async (draft: MessageDraft, version: number | undefined): Promise<Message> => {
    const body = bodyOf(draft);
    const saved =
      message && version !== undefined
        ? await call('PUT /messages/{id}', { params: { id: message.id }, body: { ...body, version } })
        : await call('POST /messages', { body });
    void refresh('GET /messages', 'GET /messages/{id}', 'GET /messages/kinds', 'GET /audit');
    return saved;
  };
}
