import type { FieldError, Message } from '@surco/shared/contract';
import { type MessagePlaceholders, validateMessageText } from '@surco/shared/domain';
import type { FormValues } from '@surco/shared/records/field';
import { findInputErrors, getEmptyValues, toFormValues as toFieldValues } from '@surco/shared/records/forms';
import { messageFields } from '@surco/shared/records/message';
import { messageInput } from '@surco/shared/records/messageInput';

export type MessageFormValues = FormValues<typeof messageFields>;

export const toFormValues = (message: Message | null): MessageFormValues =>
  message ? toFieldValues(messageFields, message) : { ...getEmptyValues(messageFields), active: true };

/** Validates the placeholders of the subject and the body; an empty text is reported as missing instead. */
export const validatePlaceholders = (values: MessageFormValues, placeholderSpec: MessagePlaceholders): FieldError[] =>
  validateMessageText(placeholderSpec, values).filter(
    ({ path }) => (path === 'subject' ? values.subject : values.body).trim() !== '',
  );

/** Validates a message by the rules of the API: first the required texts and their lengths, then the placeholders. */
export const validateMessage = (values: MessageFormValues, placeholderSpec: MessagePlaceholders): FieldError[] => [
  ...findInputErrors(messageInput, values),
  ...validatePlaceholders(values, placeholderSpec),
];
