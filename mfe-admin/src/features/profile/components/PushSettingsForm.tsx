import type { PushDevice, PushSettings } from '@surco/shared/contract';
import { messageKinds } from '@surco/shared/domain';
import { Switch } from 'antd';
import { pushTexts as texts } from '../pushTexts';

interface LabeledSwitchProps {
  label: string;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

const LabeledSwitch = ({ label, ...props }: LabeledSwitchProps) => (
  <label className="surco-profile-switch">
    <Switch {...props} />
    {label}
  </label>
);

interface Props {
  device: PushDevice;
  /** The kinds that the role of the user gets. */
  kinds: readonly string[];
  disabled: boolean;
  onChange: (settings: PushSettings) => void;
}

/** Which notifications this device gets, and whether they name amounts. */
export function PushSettingsForm({ device: { mutedKinds, showAmounts }, kinds, disabled, onChange }: Props) {
  const toggleKind = (kind: string, isOn: boolean): void =>
    onChange({
      showAmounts,
      mutedKinds: isOn ? mutedKinds.filter((muted) => muted !== kind) : [...mutedKinds, kind],
    });
  return (
    <>
      <LabeledSwitch
        label={texts.showAmounts}
        checked={showAmounts}
        disabled={disabled}
        onChange={(isOn) => onChange({ mutedKinds, showAmounts: isOn })}
      />
      <p className="surco-form-help">{texts.showAmountsHelp}</p>
      <fieldset>
        <legend>{texts.kinds}</legend>
        {kinds.map((kind) => (
          <LabeledSwitch
            key={kind}
            label={messageKinds[kind]?.name ?? kind}
            checked={!mutedKinds.includes(kind)}
            disabled={disabled}
            onChange={(isOn) => toggleKind(kind, isOn)}
          />
        ))}
      </fieldset>
    </>
  );
}
