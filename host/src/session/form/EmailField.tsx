import { TextField } from './TextField';
import { FORM_TEXTS } from './formTexts';
import type { AuthFieldProps } from './useAuthForm';

/** The e-mail address of the account. */
export const EmailField = (field: AuthFieldProps) => (
  <TextField
    {...field}
    label={FORM_TEXTS.email}
    type="email"
    inputMode="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
  />
);
