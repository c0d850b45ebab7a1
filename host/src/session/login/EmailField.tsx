import { TextField } from './TextField';
import { TEXTS } from './texts';
import type { EntryField } from './useEntryForm';

/** The address that somebody signs in with. */
export const EmailField = (field: EntryField) => (
  <TextField
    {...field}
    label={TEXTS.email}
    type="email"
    inputMode="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
  />
);
