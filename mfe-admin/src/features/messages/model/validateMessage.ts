import { collectFieldErrors, type FieldError } from '@surco/shared/contract';
import { type MessagePlaceholders, validateMessageText } from '@surco/shared/domain';
import { validateRequiredText } from '../../../common/model/validateFields';
import { validationMessages } from '../texts';
import type { MessageFormValues } from './formValues';

export const MAX_LENGTHS = { subject: 200, body: 5_000 } as const;

/** Validates the placeholders while the user types; ignores empty texts. */
export const validatePlaceholders = (values: MessageFormValues, placeholderSpec: MessagePlaceholders): FieldError[] =>
  validateMessageText(placeholderSpec, values).filter(
    ({ path }) => (path === 'subject' ? values.subject : values.body).trim() !== '',
  );

/** Validates a message by the rules of the API, in the order of the fields. */
export const validateMessage = (values: MessageFormValues, placeholderSpec: MessagePlaceholders): FieldError[] => [
  ...collectFieldErrors([
    ['key', values.key ? undefined : validationMessages.key],
    ['subject', validateRequiredText(values.subject, validationMessages.subject, MAX_LENGTHS.subject)],
    ['body', validateRequiredText(values.body, validationMessages.body, MAX_LENGTHS.body)],
  ]),
  ...validatePlaceholders(values, placeholderSpec),
];
