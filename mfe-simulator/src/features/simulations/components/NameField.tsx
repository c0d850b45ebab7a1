import { limits } from '@surco/shared/domain';
import { Field } from '@surco/shared/ui/fields';
import { texts } from '../texts';

interface Props {
  name: string;
  value: string;
  error?: string;
  onChange: (text: string) => void;
}

/** Name of the simulation. */
export const NameField = ({ name, value, error, onChange }: Props) => (
  <Field name={name} label={texts.name} required error={error}>
    {(controlProps) => (
      <input
        {...controlProps}
        className="surco-simulation-input"
        type="text"
        maxLength={limits.simulation.nameLength}
        autoComplete="off"
        enterKeyHint="done"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);
