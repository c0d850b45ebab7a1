import type { SecondFactorChallenge, SessionUser } from '@surco/shared/contract';
import type { ComponentType } from 'react';
import { type Credentials, signIn } from '../signIn';
import { EmailField } from '../form/EmailField';
import { AuthForm } from '../form/AuthForm';
import { SecretField } from '../form/SecretField';
import { LOGIN_TEXTS } from './loginTexts';
import type { SecondStepProps } from './secondFactor/SecondStepForm';
import { useSignInForm } from './useSignInForm';
import { validateCredentials } from '../form/validateAuthForm';

/** The second step of a sign-in, and the form for it, whose code is loaded only then. */
export interface SecondStep {
  challenge: SecondFactorChallenge;
  SecondStepForm: ComponentType<SecondStepProps>;
}

interface Props {
  /** Of a person who comes from choosing their password; otherwise empty. */
  email: string;
  onSignedIn: (user: SessionUser) => void;
  onSecondStep: (step: SecondStep) => void;
}

async function startSignIn(credentials: Credentials): Promise<SessionUser | SecondStep> {
  const answer = await signIn(credentials);
  if (!('challenge' in answer)) return answer;
  const { SecondStepForm } = await import(/* webpackChunkName: "second-step" */ './secondFactor/SecondStepForm');
  return { challenge: answer, SecondStepForm };
}

/** sign-in with e-mail and password. */
export function StaffForm({ email, onSignedIn, onSecondStep }: Props) {
  const { bindField, ...form } = useSignInForm({
    initialValues: { email, password: '' },
    validate: validateCredentials,
    submit: startSignIn,
    onSignedIn: (result) => ('challenge' in result ? onSecondStep(result) : onSignedIn(result)),
  });
  return (
    <AuthForm label={LOGIN_TEXTS.staffTitle} {...form}>
      <EmailField {...bindField('email')} />
      <SecretField
        {...bindField('password')}
        label={LOGIN_TEXTS.password}
        secret="la contraseña"
        autoComplete="current-password"
        autoCapitalize="none"
      />
    </AuthForm>
  );
}
