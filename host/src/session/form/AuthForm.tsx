import type { FormEvent, ReactNode } from 'react';
import { PlainButton } from '../../shell/theme/PlainButton';
import { FormError } from './FormError';
import { FORM_TEXTS } from './formTexts';

interface Props {
  label: string;
  busy: boolean;
  formError: string | null;
  submitLabel?: string;
  submittingLabel?: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** Frame of the sign-in and password forms: fields, the error of the form, one button. */
export const AuthForm = ({
  label,
  busy,
  formError,
  submitLabel = FORM_TEXTS.submit,
  submittingLabel = FORM_TEXTS.submitting,
  onSubmit,
  children,
}: Props) => (
  <form className="surco-login-form" aria-label={label} noValidate onSubmit={onSubmit} aria-busy={busy}>
    {children}
    <FormError text={formError} />
    <PlainButton look="primary" className="surco-login-button" type="submit" aria-disabled={busy}>
      {busy ? submittingLabel : submitLabel}
    </PlainButton>
  </form>
);
