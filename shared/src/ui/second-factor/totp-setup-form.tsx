import { Button, Input } from 'antd';
import type { TotpSetup } from '../../contract';
import { call } from '../../platform';
import { Field } from '../fields/field';
import { FormFrame } from '../form/form-frame';
import { useForm } from '../form/use-form';
import { CopyButton } from './copy-button';
import { secondFactorTexts as texts } from './second-factor-texts';
import './second-factor.css';

interface Props {
  /** The answer to `POST /users/me/second-factor/totp`. */
  setup: TotpSetup;
  /** Called with the recovery codes once a code confirmed the app. */
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  /** Shows a button that gives up the set-up. */
  onCancel?: () => void;
}

/** The key in groups of four, which are easier to type. */
const groupKey = (key: string): string => key.replace(/(.{4})(?=.)/g, '$1 ');

/** Shows the QR code and the key of an authenticator app, and asks for its first code. */
export function TotpSetupForm({ setup: { key, qrCode }, onConfirmed, onCancel }: Props) {
  const form = useForm({
    toFormValues: () => ({ code: '' }),
    validate: ({ code }) => (code.trim() ? [] : [{ path: 'code', message: texts.missingCode }]),
    send: ({ code }) => call('POST /users/me/second-factor/totp/confirm', { body: { code } }),
    onSent: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  });
  return (
    <FormFrame form={form} className="surco-second-factor" label={texts.form}>
      <p>{texts.scan}</p>
      <svg
        className="surco-second-factor-qr"
        role="img"
        aria-label={texts.qrCode}
        viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
        shapeRendering="crispEdges"
      >
        <path d={qrCode.path} />
      </svg>
      <p>{texts.keyLabel}</p>
      <p className="surco-second-factor-key">
        <code>{groupKey(key)}</code>
        <CopyButton text={key}>{texts.copyKey}</CopyButton>
      </p>
      <Field name="code" label={texts.code} help={texts.codeHelp} required>
        {(control, invalid) => (
          <Input
            {...control}
            className="surco-second-factor-code"
            inputMode="numeric"
            autoComplete="one-time-code"
            status={invalid ? 'error' : undefined}
            value={form.values.code}
            onChange={({ target }) => form.setValues({ code: target.value })}
          />
        )}
      </Field>
      <div className="surco-second-factor-buttons">
        {onCancel && <Button onClick={onCancel}>{texts.cancel}</Button>}
        <Button type="primary" htmlType="submit" loading={form.sending}>
          {texts.confirm}
        </Button>
      </div>
    </FormFrame>
  );
}
