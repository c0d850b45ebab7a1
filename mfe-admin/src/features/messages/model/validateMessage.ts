import { collectFieldErrors, type FieldError } from '@surco/shared/contract';
import { type MessagePlaceholders, validateMessageText, limits } from '@surco/shared/domain';
import { validateRequiredText } from '../../../common/model/validateFields';
import { validationMessages } from '../texts';
import type { MessageFormValues } from './formValues';

/** Validates the placeholders of the subject and the body; an empty text is reported as missing instead. */
export const validatePlaceholders = (values: MessageFormValues, placeholderSpec: MessagePlaceholders): FieldError[] =>
  validateMessageText(placeholderSpec, values).filter(
    ({ path }) => (path === 'subject' ? values.subject : values.body).trim() !== '',
  );

/** Validates a message by the rules of the API: first the required texts and their lengths, then the placeholders. */
export const validateMessage = (values: MessageFormValues, placeholderSpec: MessagePlaceholders): FieldError[] => [
  ...collectFieldErrors([
    ['key', values.key ? undefined : validationMessages.key],
    ['subject', validateRequiredText(values.subject, validationMessages.subject, limits.textLength.messageSubject)],
    ['body', validateRequiredText(values.body, validationMessages.body, limits.textLength.messageBody)],
  ]),
  ...validatePlaceholders(values, placeholderSpec),
];
