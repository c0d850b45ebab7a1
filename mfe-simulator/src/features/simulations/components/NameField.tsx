import { simulationFields } from '@surco/shared/records/simulation';
import { Field } from '@surco/shared/ui/fields';

interface Props {
  name: string;
  value: string;
  error?: string;
  onChange: (text: string) => void;
}

/** Name of the simulation. */
export const NameField = ({ name, value, error, onChange }: Props) => (
  <Field name={name} label={simulationFields.name.label} required error={error}>
    {(controlProps) => (
      <input
        {...controlProps}
        className="surco-simulation-input"
        type="text"
        maxLength={simulationFields.name.maxLength}
        autoComplete="off"
        enterKeyHint="done"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);
