import { collectFieldErrors, type FieldError } from '@surco/shared/contract';
import { type MessagePlaceholders, validateMessageText, limits } from '@surco/shared/domain';
import { validateRequiredText } from '../../../common/model/validateFields';
import { validationMessages } from '../texts';
import type { MessageFormValues } from './formValues';

/** Validates the placeholders while the user types; ignores empty texts. */
export const validatePlaceholders = (values: MessageFormValues, placeholderSpec: MessagePlaceholders): FieldError[] =>
  validateMessageText(placeholderSpec, values).filter(
    ({ path }) => (path === 'subject' ? values.subject : values.body).trim() !== '',
  );

/** Validates a message by the rules of the API, in the order of the fields. */
export const validateMessage = (values: MessageFormValues, placeholderSpec: MessagePlaceholders): FieldError[] => [
  ...collectFieldErrors([
    ['key', values.key ? undefined : validationMessages.key],
    ['subject', validateRequiredText(values.subject, validationMessages.subject, limits.textLength.messageSubject)],
    ['body', validateRequiredText(values.body, validationMessages.body, limits.textLength.messageBody)],
  ]),
  ...validatePlaceholders(values, placeholderSpec),
];
