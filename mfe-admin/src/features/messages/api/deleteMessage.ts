import type { Message } from '@surco/shared/contract';
import { call, refresh } from '@surco/shared/platform';

/** Deletes a message, which Surco then no longer sends. @throws ApiError 409 when the message is indispensable */
export async function deleteMessage({ id }: Message): Promise<void> {
  await call('DELETE /messages/{id}', { params: { id } });
  void refresh('GET /messages', 'GET /messages/kinds');
}
