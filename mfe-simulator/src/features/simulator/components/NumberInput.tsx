import {
  fractionToPercent,
  parseNumber,
  silageFields,
  type SilageFieldName,
  formatFieldNumber,
} from '@surco/shared/domain';
import { Field } from '@surco/shared/ui/fields';
import { memo, useId, useRef } from 'react';
import { texts } from '../texts';
import { Slider } from './Slider';

export interface NumberInputProps {
  name: SilageFieldName;
  /** Typed text; undefined while the default applies. */
  typed: string | undefined;
  defaultValue: number | null;
  error: string | undefined;
  /** Stops of the slider. */
  stops: readonly number[];
  onChange: (name: SilageFieldName, text: string | undefined) => void;
}

const formatDefault = (value: number | null, isPercent: boolean): string =>
  value === null ? '' : formatFieldNumber(isPercent ? fractionToPercent(value) : value);

/** Formats the number on blur; an empty field returns to its default. */
function normalizeTyped(text: string): string | undefined {
  const value = parseNumber(text);
  if (value === null) return undefined;
  return Number.isNaN(value) ? text : formatFieldNumber(value);
}

/** Number field with unit, fitting keypad, slider and reset. */
export const NumberInput = memo(function NumberInput({
  name,
  typed,
  defaultValue,
  error: validationError,
  stops,
  onChange,
}: NumberInputProps) {
  const { path, label, unit, help, isWhole, isPercent } = silageFields[name];
  const unitId = useId();
  /** Then typing goes on where it was when the user comes back, instead of replacing the text. */
  const wasWindowLeft = useRef(false);
  const defaultText = formatDefault(defaultValue, isPercent);
  const shownText = typed ?? defaultText;
  // An untouched field without default is no error; the result says that it is missing.
  const error = typed === undefined && defaultValue === null ? undefined : validationError;
  const isChanged = defaultText !== '' && typed !== undefined && typed !== '' && typed !== defaultText;
  return (
    <div className="surco-sim-number">
      <Field name={path} label={label} help={help} error={error}>
        {(controlProps, invalid) => (
          <>
            <span className={invalid ? 'surco-sim-box surco-sim-box-invalid' : 'surco-sim-box'}>
              <input
                {...controlProps}
                aria-describedby={[unitId, controlProps['aria-describedby']].filter(Boolean).join(' ')}
                type="text"
                inputMode={isWhole ? 'numeric' : 'decimal'}
                enterKeyHint="next"
                autoComplete="off"
                value={shownText}
                placeholder={defaultText}
                onChange={(event) => onChange(name, event.target.value)}
                onFocus={({ target }) => {
                  if (!wasWindowLeft.current) target.select();
                }}
                onBlur={({ target }) => {
                  // A window that is left keeps its focused element.
                  wasWindowLeft.current = document.activeElement === target;
                  if (!wasWindowLeft.current && typed !== undefined) onChange(name, normalizeTyped(typed));
                }}
              />
              <span id={unitId}>{unit}</span>
            </span>
            <Slider
              label={label}
              unit={unit}
              stops={stops}
              value={parseNumber(shownText || defaultText)}
              onChange={(value) => onChange(name, formatFieldNumber(value))}
            />
          </>
        )}
      </Field>
      {isChanged && (
        <button type="button" className="surco-sim-reset" onClick={() => onChange(name, undefined)}>
          {`${texts.resetTo} ${defaultText} ${unit}`}
        </button>
      )}
    </div>
  );
});
