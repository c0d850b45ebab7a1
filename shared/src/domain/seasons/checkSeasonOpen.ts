import { createDenial, type ActionDenial } from '../actionDenial';
import { formatDate } from '../text/formats';
import { isSeasonOpenForSales, isSeasonOpenForVouchers, type SeasonWindow } from './isSeasonOpen';

type NamedSeason = SeasonWindow & { readonly name?: string };

const describeSeason = ({ name }: NamedSeason): string => (name ? `La temporada ${name}` : 'La temporada');

/** T-02: why a season does not allow sales today; null when it does. @param today `YYYY-MM-DD` */
export function checkSeasonOpenForSales(season: NamedSeason, today: string): ActionDenial | null {
  if (isSeasonOpenForSales(season, today)) return null;
  const message = season.isOpen
    ? `${describeSeason(season)} empieza el ${formatDate(season.startDate)}: todavía no admite ventas.`
    : `${describeSeason(season)} está cerrada para ventas.`;
  return createDenial('TEMPORADA_CERRADA', message);
}

/** T-02: why a season does not allow DKbonos; null when it does. */
export const checkSeasonOpenForVouchers = (season: NamedSeason): ActionDenial | null =>
  isSeasonOpenForVouchers(season)
    ? null
    : createDenial('TEMPORADA_CERRADA', `${describeSeason(season)} no admite DKbonos por ahora.`);
