import type { FieldError } from '@surco/shared/contract';
import { invalidPhoneMessage, normalizePhone, validateAccount } from '@surco/shared/domain';
import { formTexts as texts } from '../texts';
import type { UserFormValues } from './formValues';

const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const MAX_LENGTHS = { firstName: 80, lastName: 80, email: 254 } as const;
const NAME_FIELDS = ['firstName', 'lastName'] as const;

/** Validates a user by the rules of the API. A field may have several errors; the form shows the first one. */
export function validateUser(values: UserFormValues): FieldError[] {
  const { email, phone, role, distributor, zones } = values;
  const lengths = Object.entries(MAX_LENGTHS) as [keyof typeof MAX_LENGTHS, number][];
  const checks: readonly (readonly [isWrong: boolean, path: string, message: string])[] = [
    ...NAME_FIELDS.map((name) => [!values[name].trim(), name, texts.missing[name]] as const),
    ...lengths.map(([name, max]) => [values[name].trim().length > max, name, texts.tooLong(max)] as const),
    [email.trim() !== '' && !EMAIL_PATTERN.test(email.trim()), 'email', texts.invalidEmail],
    [phone.trim() !== '' && !normalizePhone(phone), 'phone', invalidPhoneMessage],
    [!role, 'role', texts.missing.role],
  ];
  return [
    ...checks.flatMap(([isWrong, path, message]) => (isWrong ? [{ path, message }] : [])),
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
