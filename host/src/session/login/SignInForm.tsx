import { Button } from 'antd';
import type { FormEvent, ReactNode } from 'react';
import { Refusal } from './Refusal';
import { TEXTS } from './texts';

interface Props {
  label: string;
  busy: boolean;
  refusal: string | null;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** What both forms have in common: the server's sentence in place, and one button. */
export const SignInForm = ({ label, busy, refusal, onSubmit, children }: Props) => (
  <form className="surco-login-form" aria-label={label} noValidate onSubmit={onSubmit} aria-busy={busy}>
    {children}
    <Refusal text={refusal} />
    <Button type="primary" className="surco-login-button" htmlType="submit" block aria-disabled={busy}>
      {busy ? TEXTS.submitting : TEXTS.submit}
    </Button>
  </form>
);
