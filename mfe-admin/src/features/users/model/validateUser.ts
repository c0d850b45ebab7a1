import { collectFieldErrors, type FieldError } from '@surco/shared/contract';
import { emailPattern, invalidPhoneMessage, normalizePhone, validateAccount, limits } from '@surco/shared/domain';
import { formTexts as texts } from '../texts';
import type { UserFormValues } from './formValues';

const { personName, email: emailLength } = limits.textLength;
const maxLengths = { firstName: personName, lastName: personName, email: emailLength } as const;
const NAME_FIELDS = ['firstName', 'lastName'] as const;

/** Validates a user by the rules of the API. A field may have several errors; the form shows the first one. */
export function validateUser(values: UserFormValues): FieldError[] {
  const { email, phone, role, distributor, zones } = values;
  const lengths = Object.entries(maxLengths) as [keyof typeof maxLengths, number][];
  return [
    ...collectFieldErrors([
      ...NAME_FIELDS.map((name) => [name, !values[name].trim() && texts.missing[name]] as const),
      ...lengths.map(([name, max]) => [name, values[name].trim().length > max && texts.tooLong(max)] as const),
      ['email', email.trim() !== '' && !emailPattern.test(email.trim()) && texts.invalidEmail],
      ['phone', phone.trim() !== '' && !normalizePhone(phone) && invalidPhoneMessage],
      ['role', !role && texts.missing.role],
    ]),
    ...(role
      ? validateAccount({
          role,
          email: email.trim(),
          phone: phone.trim(),
          distributorId: distributor?.id,
          zoneIds: zones.map(({ id }) => id),
        })
      : []),
  ];
}
