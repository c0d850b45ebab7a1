import type { Calculation } from '../model/calculate';
import { labelOf, writeFigure } from '../model/figures';
import type { ResultGroup } from '../model/groups';
import { FaceAdvance } from './FaceAdvance';

/** One group of figures with its sentence. */
export function ResultCard({ group, calculation }: { group: ResultGroup; calculation: Calculation }) {
  const { result, valid } = calculation;
  const face = group.id === 'silo' ? result.faceAdvance : null;
  return (
    <section className="surco-sim-card" aria-label={group.title}>
      <h3>{group.title}</h3>
      {valid && <p className="surco-sim-lead">{group.lead(calculation)}</p>}
      {face !== null && <FaceAdvance metresPerDay={face} />}
      <dl className="surco-sim-figures">
        {group.figures.map(({ key, hint, label = labelOf(key), strong = false }) => (
          <div key={key} className={strong ? 'surco-sim-strong' : undefined}>
            <dt>
              {label}
              {hint && <small>{hint}</small>}
            </dt>
            <dd>{writeFigure(key, result[key])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
