import { formatFieldNumber } from '@surco/shared/domain';
import type { CSSProperties } from 'react';
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
  const hasValue = value !== null && Number.isFinite(value);
  const lastIndex = stops.length - 1;
  const index = hasValue ? findNearestStopIndex(stops, value) : 0;
  const style: CSSProperties & Record<'--surco-filled', string> = {
    '--surco-filled': `${lastIndex > 0 ? (100 * index) / lastIndex : 0}%`,
  };
  return (
    <input
      type="range"
      className="surco-sim-slider"
      style={style}
      aria-label={texts.slider(label)}
      aria-valuetext={hasValue ? `${formatFieldNumber(value)} ${unit}` : texts.noValue}
      min={0}
      max={lastIndex}
      step={1}
      value={index}
      disabled={lastIndex < 1}
      onChange={(event) => onChange(stops[event.target.valueAsNumber] ?? 0)}
    />
  );
}
