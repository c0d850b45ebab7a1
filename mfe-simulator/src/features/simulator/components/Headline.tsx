import type { SilageMode } from '@surco/shared/domain/silage/input';
import type { SilageFigureKey } from '@surco/shared/domain/silage/result';
import type { Calculation } from '../model/calculate';
import { labelOf, writeFigure } from '../model/figures';

const HEADLINE: Readonly<Record<SilageMode, readonly SilageFigureKey[]>> = {
  AUTOCONSUMO: ['hectares', 'bags', 'costTotal', 'saving'],
  VENTA: ['tonnesUsable', 'bags', 'costTotal', 'profit'],
};

/** On a wide screen, the figures that matter stand above the rest. */
export function Headline({ calculation: { input, result } }: { calculation: Calculation }) {
  return (
    <dl className="surco-sim-headline">
      {HEADLINE[input.mode].map((key) => (
        <div key={key}>
          <dt>{labelOf(key)}</dt>
          <dd>{writeFigure(key, result[key])}</dd>
        </div>
      ))}
    </dl>
  );
}
