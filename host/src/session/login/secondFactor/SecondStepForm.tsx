import type { SecondFactorChallenge, SessionUser } from '@surco/shared/contract';
import { useState } from 'react';
import { PlainButton } from '../../../shell/theme/PlainButton';
import { CodeForm, type CodeMethod } from './CodeForm';
import { PasskeyButton } from './PasskeyButton';
import { SECOND_STEP_TEXTS } from './secondStepTexts';

export interface SecondStepProps {
  challenge: SecondFactorChallenge;
  onSignedIn: (user: SessionUser) => void;
  /** Back to e-mail and password, e.g. when the challenge has expired. */
  onRestart: () => void;
}

const switchTexts: Readonly<Record<CodeMethod, string>> = {
  totp: SECOND_STEP_TEXTS.useTotp,
  recovery: SECOND_STEP_TEXTS.useRecovery,
};

/** the second step of a sign-in, by a code of the app, a recovery code or a passkey. */
export function SecondStepForm({ challenge, onSignedIn, onRestart }: SecondStepProps) {
  const { methods } = challenge;
  const [method, setMethod] = useState<CodeMethod>(methods.includes('totp') ? 'totp' : 'recovery');
  const otherMethod = method === 'totp' ? 'recovery' : 'totp';
  return (
    <>
      {methods.includes(method) && (
        <CodeForm key={method} challenge={challenge} method={method} onSignedIn={onSignedIn} />
      )}
      {methods.includes('passkey') && 'PublicKeyCredential' in window && (
        <PasskeyButton challenge={challenge} onSignedIn={onSignedIn} />
      )}
      {methods.includes(otherMethod) && (
        <PlainButton look="link" onClick={() => setMethod(otherMethod)}>
          {switchTexts[otherMethod]}
        </PlainButton>
      )}
      <PlainButton look="link" onClick={onRestart}>
        {SECOND_STEP_TEXTS.restart}
      </PlainButton>
    </>
  );
}
