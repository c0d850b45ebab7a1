import { useId } from 'react';

interface RadioOption<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly hint: string;
}

export interface RadioGroupProps<T extends string> {
  legend: string;
  value: T;
  options: readonly RadioOption<T>[];
  onChange: (value: T) => void;
}

/** Large native radio buttons. */
export function RadioGroup<T extends string>({ legend, value, options, onChange }: RadioGroupProps<T>) {
  const name = useId();
  return (
    <fieldset className="surco-sim-choice">
      <legend>{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span> <small>{option.hint}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
