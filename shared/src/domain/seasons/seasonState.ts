import type { SeasonWindow } from './isSeasonOpen';

/** State of a season as lists show it. It is derived from the season and today's date; a `status` is stored. */
export const seasonStates = ['PROXIMA', 'ABIERTA', 'CERRADA'] as const;
export type SeasonState = (typeof seasonStates)[number];

export const seasonStateLabels: Record<SeasonState, string> = {
  PROXIMA: 'Próxima',
  ABIERTA: 'Abierta',
  CERRADA: 'Cerrada',
};

/** Próxima until it starts; then Abierta while it is open for sales, otherwise Cerrada. Its end date does not close it. */
export function getSeasonState(season: Pick<SeasonWindow, 'startDate' | 'isOpen'>, today: string): SeasonState {
  if (season.startDate > today) return 'PROXIMA';
  return season.isOpen ? 'ABIERTA' : 'CERRADA';
}
