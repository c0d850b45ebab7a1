import type { Message } from '@surco/shared/contract';

/** The values of the message form. */
export interface MessageFormValues {
  readonly key: string;
  readonly channel: Message['channel'];
  readonly subject: string;
  readonly body: string;
  readonly active: boolean;
}

export const toFormValues = (message: Message | null): MessageFormValues => ({
  key: message?.key ?? '',
  channel: message?.channel ?? 'APP',
  subject: message?.subject ?? '',
  body: message?.body ?? '',
  active: message?.active ?? true,
});

export const toRequestBody = (values: MessageFormValues): MessageFormValues => ({
  ...values,
  subject: values.subject.trim(),
  body: values.body.trim(),
});
