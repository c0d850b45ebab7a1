import type { FieldError } from '@surco/shared/contract';
import { invalidPhoneMessage, normalizePhone, limits } from '@surco/shared/domain';
import { texts } from '../texts';
import type { ProfileFormValues } from './formValues';

const NAME_MAX = limits.textLength.personName;

function validateName(path: 'firstName' | 'lastName', value: string): FieldError[] {
  if (!value.trim()) return [{ path, message: texts.missing[path] }];
  return value.trim().length > NAME_MAX ? [{ path, message: texts.tooLong(NAME_MAX) }] : [];
}

export const validateProfile = ({ firstName, lastName, phone }: ProfileFormValues): readonly FieldError[] => [
  ...validateName('firstName', firstName),
  ...validateName('lastName', lastName),
  ...(phone.trim() && !normalizePhone(phone) ? [{ path: 'phone', message: invalidPhoneMessage }] : []),
];
