import type { CSSProperties } from 'react';
import { formatFieldNumber } from '../../../common/model/numberFormat';
import { findNearestStopIndex } from '../model/createSliderStops';
import { texts } from '../texts';
import './slider.css';

export interface SliderProps {
  label: string;
  unit: string;
  stops: readonly number[];
  /** Current value; null or NaN when there is none. */
  value: number | null;
  onChange: (value: number) => void;
}

/** Native slider over uneven stops. */
export function Slider({ label, unit, stops, value, onChange }: SliderProps) {
  const known = value !== null && Number.isFinite(value);
  const last = stops.length - 1;
  const at = known ? findNearestStopIndex(stops, value) : 0;
  const filled: CSSProperties & Record<'--surco-filled', string> = {
    '--surco-filled': `${last > 0 ? (100 * at) / last : 0}%`,
  };
  return (
    <input
      type="range"
      className="surco-sim-slider"
      style={filled}
      aria-label={texts.slider(label)}
      aria-valuetext={known ? `${formatFieldNumber(value)} ${unit}` : texts.noFigure}
      min={0}
      max={last}
      step={1}
      value={at}
      disabled={last < 1}
      onChange={(event) => onChange(stops[event.target.valueAsNumber] ?? 0)}
    />
  );
}
