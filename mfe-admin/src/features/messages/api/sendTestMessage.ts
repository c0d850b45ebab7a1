import { call } from '@surco/shared/platform';
import type { MessageFormValues } from '../model/formValues';

/**
 * Mails a text, saved or not, to the signed-in user, with example values; also that of a notification.
 * @param id the stored message, whose channel and placeholders apply
 * @returns the address that it was sent to
 * @throws ApiError
 */
export async function sendTestMessage(
  id: string,
  { subject, body }: Pick<MessageFormValues, 'subject' | 'body'>,
): Promise<string> {
  return (await call('POST /messages/{id}/test', { params: { id }, body: { subject, body } })).to;
}
