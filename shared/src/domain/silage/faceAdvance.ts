/** Metres per day: below `min` the silage spoils, below `good` it is at risk (source 11 in docs/sources.md). */
export const faceAdvanceThresholds = { min: 0.1, good: 0.3 } as const;

/** How fast the open face of the silo advances, by {@link faceAdvanceThresholds}. */
export type FaceAdvanceBand = 'RED' | 'AMBER' | 'GREEN';
/** Classifies an advance: `RED` below the minimum, `AMBER` below the good value, else `GREEN`. */
export const classifyFaceAdvance = (metresPerDay: number): FaceAdvanceBand =>
  metresPerDay < faceAdvanceThresholds.min ? 'RED' : metresPerDay < faceAdvanceThresholds.good ? 'AMBER' : 'GREEN';
