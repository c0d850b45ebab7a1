import { classifyFaceAdvance, formatMetric } from '@surco/shared/domain';
import { bandTexts } from '../texts';
import './faceAdvance.css';

/** Face advance of the silo, with colour and word. */
export function FaceAdvance({ metresPerDay }: { metresPerDay: number }) {
  const band = classifyFaceAdvance(metresPerDay);
  const { word, advice } = bandTexts[band];
  return (
    <div className={`surco-sim-face surco-sim-face-${band.toLowerCase()}`}>
      <p>
        <span>Avance del frente</span> <strong>{formatMetric('faceAdvance', metresPerDay)}</strong> <em>{word}</em>
      </p>
      <p>{advice}</p>
    </div>
  );
}
