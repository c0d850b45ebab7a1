import type { FieldError } from '@surco/shared/contract';
import { missingCurrentPasswordMessage } from '@surco/shared/domain';
import { passkeyTexts } from '../secondFactorTexts';

export interface PasskeyFormValues {
  name: string;
  currentPassword: string;
}

export const EMPTY_PASSKEY_FORM: PasskeyFormValues = { name: '', currentPassword: '' };

/** Validates the name and that a password is given. */
export const validatePasskey = ({ name, currentPassword }: PasskeyFormValues): readonly FieldError[] => [
  ...(name.trim() ? [] : [{ path: 'name', message: passkeyTexts.missingName }]),
  ...(currentPassword ? [] : [{ path: 'currentPassword', message: missingCurrentPasswordMessage }]),
];
