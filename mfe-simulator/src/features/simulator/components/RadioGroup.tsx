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

/**
 * Large native radio buttons in a `radiogroup` instead of a fieldset, because WebKit draws the legend of a fieldset on
 * its border, even a floating one.
 */
export function RadioGroup<T extends string>({ legend, value, options, onChange }: RadioGroupProps<T>) {
  const name = useId();
  const legendId = useId();
  return (
    <div className="surco-sim-choice" role="radiogroup" aria-labelledby={legendId}>
      <p id={legendId}>{legend}</p>
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
    </div>
  );
}
