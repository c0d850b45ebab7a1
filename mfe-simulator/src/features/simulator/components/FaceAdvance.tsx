import { faceAdvanceBand } from '@surco/shared/domain/silage/formulas';
import { writeFigure } from '../model/figures';
import { bandTexts } from '../texts';
import './faceAdvance.css';

/** How fast the silo's face moves, in a colour and a word. */
export function FaceAdvance({ metresPerDay }: { metresPerDay: number }) {
  const band = faceAdvanceBand(metresPerDay);
  const { word, advice } = bandTexts[band];
  return (
    <div className={`surco-sim-face surco-sim-face-${band.toLowerCase()}`}>
      <p>
        <span>Avance del frente</span> <strong>{writeFigure('faceAdvance', metresPerDay)}</strong> <em>{word}</em>
      </p>
      <p>{advice}</p>
    </div>
  );
}
