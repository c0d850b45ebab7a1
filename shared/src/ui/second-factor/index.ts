export { canUsePasskeys, createPasskey, requestPasskey } from './passkeys';
export { RecoveryCodes } from './recovery-codes';
export { TotpSetupForm } from './totp-setup-form';
