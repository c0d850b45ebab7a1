import { useId, useState } from 'react';
import type { Calculation } from '../model/calculate';
import { EXPLANATIONS } from '../model/explain';
import { labelOf, writeFigure } from '../model/figures';
import type { FigureSpec } from '../model/groups';
import { texts } from '../texts';

/** One figure; a tap on its name says what it means and how it comes about. */
export function FigureRow({ figure, calculation }: { figure: FigureSpec; calculation: Calculation }) {
  const { key, label = labelOf(key), strong = false } = figure;
  const [open, setOpen] = useState(false);
  const id = useId();
  const { result, valid } = calculation;
  const explanation = open ? EXPLANATIONS[key](calculation) : null;
  return (
    <div className={strong ? 'surco-sim-strong' : undefined}>
      <dt>
        <button type="button" aria-expanded={open} aria-controls={open ? id : undefined} onClick={() => setOpen(!open)}>
          {label}
        </button>
      </dt>
      <dd>{writeFigure(key, result[key])}</dd>
      {explanation && (
        <dd id={id} className="surco-sim-explained">
          <p>{explanation.meaning}</p>
          <p>
            <strong>{texts.formula}:</strong> {explanation.formula}
          </p>
          {valid && explanation.worked && <p className="surco-sim-worked">{explanation.worked}</p>}
        </dd>
      )}
    </div>
  );
}
