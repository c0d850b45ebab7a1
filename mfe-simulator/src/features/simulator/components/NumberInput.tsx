import { readFigure } from '@surco/shared/domain/figure';
import { Field } from '@surco/shared/ui/field';
import { memo, useId } from 'react';
import { FIELDS, type FieldName } from '../model/fields';
import { toPoints, writeNumber } from '../model/number';
import { texts } from '../texts';
import { Slider } from './Slider';

export interface NumberInputProps {
  name: FieldName;
  /** As typed; undefined while the default stands. */
  typed: string | undefined;
  usual: number | null;
  problem: string | undefined;
  /** Where its slider stops. */
  stops: readonly number[];
  onType: (name: FieldName, text: string | undefined) => void;
}

const written = (value: number | null, percent: boolean): string =>
  value === null ? '' : writeNumber(percent ? toPoints(value) : value);

/** Leaving a field writes its figure out; leaving it empty gives it back to its default. */
function settled(text: string): string | undefined {
  const value = readFigure(text);
  if (value === null) return undefined;
  return Number.isNaN(value) ? text : writeNumber(value);
}

/** One figure with its unit, the keypad that fits it, its slider, and the way back to its usual value. */
export const NumberInput = memo(function NumberInput({ name, typed, usual, problem, stops, onType }: NumberInputProps) {
  const { path, label, unit, help, whole, percent } = FIELDS[name];
  const unitId = useId();
  const usualText = written(usual, percent);
  const shown = typed ?? usualText;
  // A figure nobody was asked for yet is no mistake: the result says that it is missing.
  const error = typed === undefined && usual === null ? undefined : problem;
  const changed = usualText !== '' && typed !== undefined && typed !== '' && typed !== usualText;
  return (
    <div className="surco-sim-number">
      <Field name={path} label={label} help={help} error={error}>
        {(wired, invalid) => (
          <>
            <span className={invalid ? 'surco-sim-box surco-sim-box-invalid' : 'surco-sim-box'}>
              <input
                {...wired}
                aria-describedby={[unitId, wired['aria-describedby']].filter(Boolean).join(' ')}
                type="text"
                inputMode={whole ? 'numeric' : 'decimal'}
                enterKeyHint="next"
                autoComplete="off"
                value={shown}
                placeholder={usualText}
                onChange={(event) => onType(name, event.target.value)}
                onFocus={(event) => event.target.select()}
                onBlur={() => typed !== undefined && onType(name, settled(typed))}
              />
              <span id={unitId}>{unit}</span>
            </span>
            <Slider
              label={label}
              unit={unit}
              stops={stops}
              value={readFigure(shown || usualText)}
              onMove={(value) => onType(name, writeNumber(value))}
            />
          </>
        )}
      </Field>
      {changed && (
        <button type="button" className="surco-sim-usual" onClick={() => onType(name, undefined)}>
          {texts.backToUsual} {usualText} {unit}
        </button>
      )}
    </div>
  );
});
