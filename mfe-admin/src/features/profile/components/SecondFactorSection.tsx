import type { SecondFactorStatus } from '@surco/shared/contract';
import { noSecondFactorMessage } from '@surco/shared/domain';
import { RecordState } from '@surco/shared/ui/detail';
import { FormSection } from '@surco/shared/ui/form';
import { RecoveryCodes, TotpSetupForm } from '@surco/shared/ui/second-factor';
import { Button } from 'antd';
import { useSecondFactor } from '../api/useSecondFactor';
import { secondFactorTexts as texts } from '../secondFactorTexts';
import { PasskeyList } from './PasskeyList';
import { CurrentPasswordDialog } from './CurrentPasswordDialog';

/** Below this number of recovery codes, new ones are suggested. */
const FEW_CODES = 3;

function StatusTexts({ hasPassword, totpSince, recoveryCodesLeft, required }: SecondFactorStatus) {
  if (!hasPassword) return <p>{noSecondFactorMessage}</p>;
  if (!totpSince) return <p>{texts.off}</p>;
  return (
    <>
      <p>{texts.since(totpSince)}</p>
      <p>
        <span>{texts.codesLeft(recoveryCodesLeft)}</span>{' '}
        {recoveryCodesLeft < FEW_CODES && <span>{texts.fewCodes}</span>}
      </p>
      {required && <p>{texts.required}</p>}
    </>
  );
}

/** The user's own second factor: turn it on or off, change the app, create recovery codes. */
export function SecondFactorSection() {
  const { response, step, question, ...actions } = useSecondFactor();
  return (
    <FormSection title={texts.title} help={texts.help}>
      <RecordState response={response}>
        {(status) => (
          <div className="surco-profile-second-factor">
            <StatusTexts {...status} />
            {step.kind === 'setup' && (
              <TotpSetupForm setup={step.setup} onConfirmed={actions.confirmSetup} onCancel={actions.finishStep} />
            )}
            {step.kind === 'codes' && <RecoveryCodes codes={step.codes} onDone={actions.finishStep} />}
            <div className="surco-profile-buttons">
              {step.kind === 'idle' && status.hasPassword && !status.totpSince && (
                <Button onClick={actions.askToTurnOn}>{texts.turnOn}</Button>
              )}
              {step.kind === 'idle' && status.totpSince && (
                <>
                  <Button onClick={actions.askToReplaceApp}>{texts.replaceApp}</Button>
                  <Button onClick={actions.askForNewCodes}>{texts.newCodes}</Button>
                  {!status.required && (
                    <Button danger onClick={actions.askToTurnOff}>
                      {texts.turnOff}
                    </Button>
                  )}
                </>
              )}
            </div>
            {status.totpSince && <PasskeyList passkeys={status.passkeys} onChange={actions.update} />}
          </div>
        )}
      </RecordState>
      {question && <CurrentPasswordDialog question={question} onClose={actions.closeQuestion} />}
    </FormSection>
  );
}
