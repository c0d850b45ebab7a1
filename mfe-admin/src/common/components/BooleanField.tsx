import { ChoiceField } from '@surco/shared/ui/fields';
import { createBooleanOptions } from '../model/createBooleanOptions';

interface Props {
  name: string;
  label: string;
  help?: string;
  value: boolean;
  onChange: (value: boolean) => void;
  labels: readonly [yes: string, no: string];
}

/** A choice between two labels for a boolean. */
export const BooleanField = ({ value, onChange, labels, ...field }: Props) => (
  <ChoiceField
    {...field}
    options={createBooleanOptions(...labels)}
    value={String(value)}
    onChange={(selected) => onChange(selected === 'true')}
  />
);
