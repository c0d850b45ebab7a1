import { limits } from '@surco/shared/domain/limits';
import { Field } from '@surco/shared/ui/field';
import { texts } from '../texts';

interface Props {
  name: string;
  value: string;
  error?: string;
  onChange: (text: string) => void;
}

/** What a scenario is to be called. */
export const NameField = ({ name, value, error, onChange }: Props) => (
  <Field name={name} label={texts.name} required error={error}>
    {(wired) => (
      <input
        {...wired}
        className="surco-scen-input"
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
