import { useId } from 'react';

interface ChoiceOption<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly hint: string;
}

export interface ChoiceProps<T extends string> {
  legend: string;
  value: T;
  options: readonly ChoiceOption<T>[];
  onChange: (value: T) => void;
}

/** Two or three large choices, one of which holds: the browser's radio buttons, keyboard and all. */
export function Choice<T extends string>({ legend, value, options, onChange }: ChoiceProps<T>) {
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
