import { formatMoney } from '@surco/shared/domain/formats';
import type { SilageFigureKey } from '@surco/shared/domain/silage/result';
import { useRef } from 'react';
import type { Calculation } from '../model/calculate';
import { SUMMARY, writeFigure } from '../model/figures';
import { shortLabels, texts } from '../texts';
import { leadTo } from './leadTo';
import { useAboveKeyboard } from './useAboveKeyboard';

const MONEY: readonly SilageFigureKey[] = ['costTotal', 'profit'];

/** Whole pesos: in the bar under the thumb the cents stand in the way. */
const brief = (key: SilageFigureKey, value: number | null): string =>
  MONEY.includes(key) && value !== null
    ? formatMoney(Math.round(Math.abs(value))).replace(/\.00$/, '')
    : writeFigure(key, value);

/** On a phone, the figures that matter stay in reach of the thumb and lead to the rest, or to what is missing. */
export function Summary({ calculation, target }: { calculation: Calculation; target: string }) {
  const { input, result, valid, problems } = calculation;
  const bar = useRef<HTMLButtonElement>(null);
  useAboveKeyboard(bar);
  const [firstProblem] = problems.keys();
  const show = (): void =>
    firstProblem ? leadTo(firstProblem) : document.getElementById(target)?.scrollIntoView({ block: 'start' });
  const label = (key: SilageFigureKey): string =>
    key === 'profit' && (result.profit ?? 0) < 0 ? texts.loss : (shortLabels[key] ?? '');
  return (
    <button ref={bar} type="button" className="surco-sim-summary" onClick={show}>
      {valid ? (
        SUMMARY[input.mode].map((key) => (
          <span key={key}>
            <small>{label(key)}</small> <strong>{brief(key, result[key])}</strong>{' '}
          </span>
        ))
      ) : (
        <span>{texts.missing}</span>
      )}
      <span className="surco-hidden">{valid ? texts.seeResults : texts.seeMissing}</span>
    </button>
  );
}
