import { Button } from 'antd';
import type { FormEvent, ReactNode } from 'react';
import { Refusal } from './Refusal';
import { TEXTS } from './texts';

interface Props {
  label: string;
  busy: boolean;
  refusal: string | null;
  submit?: string;
  submitting?: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** What the forms of the entry pages have in common: the server's sentence in place, and one button. */
export const EntryForm = ({
  label,
  busy,
  refusal,
  submit = TEXTS.submit,
  submitting = TEXTS.submitting,
  onSubmit,
  children,
}: Props) => (
  <form className="surco-login-form" aria-label={label} noValidate onSubmit={onSubmit} aria-busy={busy}>
    {children}
    <Refusal text={refusal} />
    <Button type="primary" className="surco-login-button" htmlType="submit" block aria-disabled={busy}>
      {busy ? submitting : submit}
    </Button>
  </form>
);
