import { formatDate, isSeasonOpenForSales, type SeasonWindow } from '@surco/shared/domain';

const describeSales = (season: SeasonWindow, today: string): string => {
  if (!season.isOpen) return 'no se puede vender';
  if (isSeasonOpenForSales(season, today)) return 'ya se puede vender';
  return `se puede vender desde el ${formatDate(season.startDate)}, no antes`;
};

/** Texts of the season form. */
export const texts = {
  nameAndDates: 'Temporada',
  nameHelp: 'Por ejemplo: PV 2027.',
  windows: 'Qué se puede registrar',
  sales: 'Ventas',
  salesHelp: 'Se vende desde la fecha de inicio, no antes.',
  vouchers: 'DKbonos',
  vouchersHelp: 'Los DKbonos se registran aunque la temporada no haya empezado.',
  /** T-02: what can be registered in a season with these values, and when. */
  describeWindows: (season: SeasonWindow, today: string): string =>
    `Así queda: ${describeSales(season, today)}. ${
      season.isVoucherOpen ? 'Ya se pueden registrar DKbonos' : 'No se pueden registrar DKbonos'
    }.`,
  create: 'Crear temporada',
  save: 'Guardar temporada',
  storedVersionShown: 'Se tomó lo que otra persona guardó.',
} as const;
