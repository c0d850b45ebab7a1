export { TargetMeter } from './target-meter';
export { formatTargetAmount, type TargetMeasure, targetMeasures } from './target-texts';
export { useSeasonTarget } from './use-season-target';
