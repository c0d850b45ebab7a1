import type { SecondFactorChallenge, SessionUser } from '@surco/shared/contract';
import { useLayoutEffect, useRef } from 'react';
import { AuthForm } from '../../form/AuthForm';
import { TextField } from '../../form/TextField';
import { signInWithCode } from '../../signIn';
import { useSignInForm } from '../useSignInForm';
import { SECOND_STEP_TEXTS } from './secondStepTexts';

export type CodeMethod = 'totp' | 'recovery';

interface Props {
  challenge: SecondFactorChallenge;
  method: CodeMethod;
  onSignedIn: (user: SessionUser) => void;
}

const FIELDS = {
  totp: {
    label: SECOND_STEP_TEXTS.totpCode,
    help: SECOND_STEP_TEXTS.totpIntro,
    missing: SECOND_STEP_TEXTS.missingTotp,
    input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  },
  recovery: {
    label: SECOND_STEP_TEXTS.recoveryCode,
    help: SECOND_STEP_TEXTS.recoveryIntro,
    missing: SECOND_STEP_TEXTS.missingRecovery,
    input: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  },
} as const;

const INITIAL_VALUES = { code: '' };

/** one field for a code of the app, or for a recovery code. */
export function CodeForm({ challenge, method, onSignedIn }: Props) {
  const { label, help, missing, input } = FIELDS[method];
  const { bindField, ...form } = useSignInForm({
    initialValues: INITIAL_VALUES,
    validate: ({ code }) => (code.trim() ? {} : { code: missing }),
    submit: ({ code }) => signInWithCode({ challenge: challenge.challenge, method, code }),
    onSignedIn,
  });
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={box}>
      <AuthForm label={SECOND_STEP_TEXTS.form} {...form}>
        <TextField {...bindField('code')} {...input} label={label} help={help} />
      </AuthForm>
    </div>
  );
}
