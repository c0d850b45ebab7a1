import { Field } from '@surco/shared/ui/field';
import { useId } from 'react';
import type { NumberFieldSpec } from '../model/fields';
import { readNumber, toPoints, writeNumber } from '../model/number';

export interface NumberInputProps {
  spec: NumberFieldSpec;
  /** As typed; undefined while the default stands. */
  typed: string | undefined;
  usual: number | null;
  problem: string | undefined;
  onType: (text: string | undefined) => void;
}

const written = (value: number | null, percent: boolean): string =>
  value === null ? '' : writeNumber(percent ? toPoints(value) : value);

/** Leaving a field writes its figure out; leaving it empty gives it back to its default. */
function settled(text: string): string | undefined {
  const value = readNumber(text);
  if (value === null) return undefined;
  return Number.isNaN(value) ? text : writeNumber(value);
}

/** One figure with its unit, the keypad that fits it, and the way back to its usual value. */
export function NumberInput({ spec, typed, usual, problem, onType }: NumberInputProps) {
  const unitId = useId();
  const usualText = written(usual, spec.percent);
  // A figure nobody was asked for yet is no mistake: the result says that it is missing.
  const error = typed === undefined && usual === null ? undefined : problem;
  const changed = usualText !== '' && typed !== undefined && typed !== '' && typed !== usualText;
  return (
    <div className="surco-sim-number">
      <Field name={spec.path} label={spec.label} help={spec.help} error={error}>
        {(wired, invalid) => (
          <span className={invalid ? 'surco-sim-box surco-sim-box-invalid' : 'surco-sim-box'}>
            <input
              {...wired}
              aria-describedby={[unitId, wired['aria-describedby']].filter(Boolean).join(' ')}
              type="text"
              inputMode={spec.whole ? 'numeric' : 'decimal'}
              enterKeyHint="next"
              autoComplete="off"
              value={typed ?? usualText}
              placeholder={usualText}
              onChange={(event) => onType(event.target.value)}
              onFocus={(event) => event.target.select()}
              onBlur={() => typed !== undefined && onType(settled(typed))}
            />
            <span id={unitId}>{spec.unit}</span>
          </span>
        )}
      </Field>
      {changed && (
        <button type="button" className="surco-sim-usual" onClick={() => onType(undefined)}>
          Volver a {usualText} {spec.unit}
        </button>
      )}
    </div>
  );
}
