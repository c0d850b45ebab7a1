export { TargetMeter } from './target-meter';
export { useSeasonTarget } from './use-season-target';
