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
  /** The types that the role of the user gets. */
  types: readonly string[];
  disabled: boolean;
  onChange: (settings: PushSettings) => void;
}

/** Which notifications this device gets, and whether they name amounts. */
export function PushSettingsForm({ device: { mutedTypes, showAmounts }, types, disabled, onChange }: Props) {
  const toggleType = (type: string, isOn: boolean): void =>
    onChange({
      showAmounts,
      mutedTypes: isOn ? mutedTypes.filter((muted) => muted !== type) : [...mutedTypes, type],
    });
  return (
    <>
      <LabeledSwitch
        label={texts.showAmounts}
        checked={showAmounts}
        disabled={disabled}
        onChange={(isOn) => onChange({ mutedTypes, showAmounts: isOn })}
      />
      <p className="surco-form-help">{texts.showAmountsHelp}</p>
      <fieldset>
        <legend>{texts.types}</legend>
        {types.map((type) => (
          <LabeledSwitch
            key={type}
            label={messageKinds[type]?.name ?? type}
            checked={!mutedTypes.includes(type)}
            disabled={disabled}
            onChange={(isOn) => toggleType(type, isOn)}
          />
        ))}
      </fieldset>
    </>
  );
}
