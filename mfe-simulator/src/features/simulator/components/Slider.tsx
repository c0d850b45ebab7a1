import type { CSSProperties } from 'react';
import { writeNumber } from '../model/number';
import { stopNear } from '../model/scales';
import { texts } from '../texts';
import './slider.css';

export interface SliderProps {
  label: string;
  unit: string;
  stops: readonly number[];
  /** The figure shown beside it; null or NaN while there is none. */
  value: number | null;
  onMove: (value: number) => void;
}

/** The browser's own slider over uneven stops: a thumb on a phone, arrow keys on a desk. */
export function Slider({ label, unit, stops, value, onMove }: SliderProps) {
  const known = value !== null && Number.isFinite(value);
  const last = stops.length - 1;
  const at = known ? stopNear(stops, value) : 0;
  const filled: CSSProperties & Record<'--surco-filled', string> = {
    '--surco-filled': `${last > 0 ? (100 * at) / last : 0}%`,
  };
  return (
    <input
      type="range"
      className="surco-sim-slider"
      style={filled}
      aria-label={texts.slider(label)}
      aria-valuetext={known ? `${writeNumber(value)} ${unit}` : texts.noFigure}
      min={0}
      max={last}
      step={1}
      value={at}
      disabled={last < 1}
      onChange={(event) => onMove(stops[event.target.valueAsNumber] ?? 0)}
    />
  );
}
