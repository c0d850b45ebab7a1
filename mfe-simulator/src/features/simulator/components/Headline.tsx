import type { Calculation } from '../model/calculate';
import { labelOf, SUMMARY, writeFigure } from '../model/figures';

/** On a wide screen, the figures that matter stand above the rest. */
export function Headline({ calculation: { input, result } }: { calculation: Calculation }) {
  const outcome = input.mode === 'VENTA' ? 'profit' : 'saving';
  return (
    <dl className="surco-sim-headline">
      {([...SUMMARY, outcome] as const).map((key) => (
        <div key={key}>
          <dt>{labelOf(key)}</dt>
          <dd>{writeFigure(key, result[key])}</dd>
        </div>
      ))}
    </dl>
  );
}
