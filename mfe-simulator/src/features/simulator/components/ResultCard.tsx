import type { Calculation } from '../model/calculate';
import type { ResultGroup } from '../model/groups';
import { FaceAdvance } from './FaceAdvance';
import { FigureRow } from './FigureRow';
import { Picture } from './pictures/Picture';

export interface ResultCardProps {
  group: ResultGroup;
  calculation: Calculation;
  /** The calculation that is drawn: a moment older while somebody types fast. */
  drawn: Calculation;
}

/** One group of figures with its sentence and its picture. */
export function ResultCard({ group, calculation, drawn }: ResultCardProps) {
  const { result, valid } = calculation;
  const face = group.id === 'silo' ? result.faceAdvance : null;
  return (
    <section className="surco-sim-card" aria-label={group.title}>
      <h3>{group.title}</h3>
      {valid && <p className="surco-sim-lead">{group.lead(calculation)}</p>}
      {valid && <Picture of={group.id} calculation={drawn} />}
      {face !== null && <FaceAdvance metresPerDay={face} />}
      <dl className="surco-sim-figures">
        {group.figures.map((figure) => (
          <FigureRow key={figure.key} figure={figure} calculation={calculation} />
        ))}
      </dl>
    </section>
  );
}
