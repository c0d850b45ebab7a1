import { Button } from 'antd';
import type { FormEvent, ReactNode } from 'react';
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
    <Button type="primary" className="surco-login-button" htmlType="submit" block aria-disabled={busy}>
      {busy ? submittingLabel : submitLabel}
    </Button>
  </form>
);
