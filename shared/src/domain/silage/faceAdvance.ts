/**
 * How fast the open face of the silo advances: below 0.10 m per day the silage spoils, below 0.30 it is at risk (source
 * 11 in docs/sources.md).
 */
export type FaceAdvanceBand = 'RED' | 'AMBER' | 'GREEN';
export const classifyFaceAdvance = (metresPerDay: number): FaceAdvanceBand =>
  metresPerDay < 0.1 ? 'RED' : metresPerDay < 0.3 ? 'AMBER' : 'GREEN';
