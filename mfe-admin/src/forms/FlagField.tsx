import { ChoiceField } from '@surco/shared/ui/choice-field';
import { flagOptions } from './flags';

interface Props {
  name: string;
  label: string;
  help?: string;
  value: boolean;
  onChange: (value: boolean) => void;
  /** What either side is called. */
  words: readonly [yes: string, no: string];
}

/** One of two: what is so, or what is not. */
export const FlagField = ({ value, onChange, words, ...field }: Props) => (
  <ChoiceField
    {...field}
    options={flagOptions(...words)}
    value={String(value)}
    onChange={(chosen) => onChange(chosen === 'true')}
  />
);
