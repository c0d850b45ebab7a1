import type { Calculation } from '../model/calculate';
import { SUMMARY, writeFigure } from '../model/figures';
import { texts } from '../texts';

/** On a phone, the figures that matter stay in reach of the thumb and lead to the rest. */
export function Summary({ calculation: { result, valid }, target }: { calculation: Calculation; target: string }) {
  const show = (): void => document.getElementById(target)?.scrollIntoView({ block: 'start' });
  return (
    <button type="button" className="surco-sim-summary" onClick={show}>
      {valid ? (
        SUMMARY.map((key) => <strong key={key}>{writeFigure(key, result[key])} </strong>)
      ) : (
        <span>{texts.missing}</span>
      )}
      <span className="surco-hidden">{texts.seeResults}</span>
    </button>
  );
}
