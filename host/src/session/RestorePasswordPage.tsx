import { call, Link } from '@surco/shared/platform';
import { Button } from 'antd';
import { useState } from 'react';
import { EmailField } from './login/EmailField';
import { EntryForm } from './login/EntryForm';
import { useEntryForm } from './login/useEntryForm';
import { checkEmail } from './login/validate';
import { Outcome } from './password/Outcome';
import { TEXTS } from './password/texts';

/** The answer is the same whether the address is known or not (quality, security 13). @throws ApiError */
const askForLink = ({ email }: { email: string }): Promise<null> =>
  call('POST /auth/forgot-password', { body: { email: email.trim() } });

/** asks for the link that lets one choose a new password. */
export default function RestorePasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { field, ...form } = useEntryForm({
    empty: { email: '' },
    check: checkEmail,
    send: askForLink,
    onSent: (_, { email }) => setSentTo(email.trim()),
  });
  const toLogin = <Link to="/login">{TEXTS.toLogin}</Link>;
  if (sentTo !== null) {
    return (
      <Outcome title={TEXTS.sentTitle} text={TEXTS.sent(sentTo)}>
        <p className="surco-login-note">{TEXTS.sentHint}</p>
        <Button className="surco-login-button" block onClick={() => setSentTo(null)}>
          {TEXTS.again}
        </Button>
        {toLogin}
      </Outcome>
    );
  }
  return (
    <>
      <p className="surco-login-note">{TEXTS.restoreIntro}</p>
      <EntryForm label={TEXTS.restoreForm} submit={TEXTS.send} submitting={TEXTS.sending} {...form}>
        <EmailField {...field('email')} />
      </EntryForm>
      {toLogin}
    </>
  );
}
