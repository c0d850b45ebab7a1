import type { SecondFactorStatus, TotpSetup } from '@surco/shared/contract';
import { call, showSuccessToast, useCall } from '@surco/shared/platform';
import { useState } from 'react';
import type { PasswordQuestion } from '../components/CurrentPasswordDialog';
import { secondFactorTexts as texts } from '../secondFactorTexts';

/** What the section shows below the status: nothing, the app that is being set up, or new recovery codes. */
type Step = { kind: 'idle' } | { kind: 'setup'; setup: TotpSetup } | { kind: 'codes'; codes: readonly string[] };

const IDLE: Step = { kind: 'idle' };

/** The user's own second factor and its changes. Keys and codes are only in the state of the page. */
export function useSecondFactor() {
  const response = useCall('GET /users/me/second-factor', {});
  const [step, setStep] = useState<Step>(IDLE);
  const [question, setQuestion] = useState<PasswordQuestion | null>(null);
  /** Shows the given status, or loads it. */
  const update = (status?: SecondFactorStatus): void =>
    void response.mutate(status, { revalidate: status === undefined });

  const showCodes = (codes: readonly string[]): void => {
    setStep({ kind: 'codes', codes });
    update();
  };
  const startSetup = async (currentPassword: string): Promise<void> =>
    setStep({ kind: 'setup', setup: await call('POST /users/me/second-factor/totp', { body: { currentPassword } }) });
  const confirmSetup = (codes: readonly string[]): void => {
    showSuccessToast(texts.turnedOn);
    showCodes(codes);
  };

  const askToTurnOn = (): void =>
    setQuestion({ title: texts.turnOnTitle, help: texts.turnOnHelp, submitLabel: texts.continue, send: startSetup });
  const askToReplaceApp = (): void =>
    setQuestion({
      title: texts.replaceAppTitle,
      help: texts.replaceAppHelp,
      submitLabel: texts.continue,
      send: startSetup,
    });
  const askForNewCodes = (): void =>
    setQuestion({
      title: texts.newCodesTitle,
      help: texts.newCodesHelp,
      submitLabel: texts.newCodes,
      send: async (currentPassword) =>
        showCodes(
          (await call('POST /users/me/second-factor/recovery-codes', { body: { currentPassword } })).recoveryCodes,
        ),
    });
  const askToTurnOff = (): void =>
    setQuestion({
      title: texts.turnOffTitle,
      help: texts.turnOffHelp,
      submitLabel: texts.turnOff,
      send: async (currentPassword) => {
        update(await call('POST /users/me/second-factor/disable', { body: { currentPassword } }));
        setStep(IDLE);
        showSuccessToast(texts.turnedOff);
      },
    });

  return {
    response,
    update,
    step,
    question,
    confirmSetup,
    askToTurnOn,
    askToReplaceApp,
    askForNewCodes,
    askToTurnOff,
    finishStep: () => setStep(IDLE),
    closeQuestion: () => setQuestion(null),
  };
}
