/** Dates are calendar dates (`YYYY-MM-DD`), so that comparing them as texts compares them in time. */
export interface SeasonWindow {
  readonly startDate: string;
  readonly isOpen: boolean;
  readonly isVoucherOpen: boolean;
}

/** How a season is told; derived, never stored (domain.md §2). */
export const seasonStates = ['PROXIMA', 'ABIERTA', 'CERRADA'] as const;
export type SeasonState = (typeof seasonStates)[number];

export const seasonStateLabels: Record<SeasonState, string> = {
  PROXIMA: 'Próxima',
  ABIERTA: 'Abierta',
  CERRADA: 'Cerrada',
};

/** T-02: open for sales only if isOpen and startDate is not in the future. `today` is a date in the configured zone. */
export const isOpenForSales = (season: Pick<SeasonWindow, 'startDate' | 'isOpen'>, today: string): boolean =>
  season.isOpen && season.startDate <= today;

/** T-02: for DKbonos isVoucherOpen alone. */
export const isOpenForVouchers = (season: Pick<SeasonWindow, 'isVoucherOpen'>): boolean => season.isVoucherOpen;

/** T-02 of either: what a season is open for is asked by the kind of document. */
export const isOpenFor = (kind: 'sale' | 'voucher', season: SeasonWindow, today: string): boolean =>
  kind === 'sale' ? isOpenForSales(season, today) : isOpenForVouchers(season);

/** Próxima until it starts; then Abierta exactly while it sells, else Cerrada. */
export function seasonState(season: Pick<SeasonWindow, 'startDate' | 'isOpen'>, today: string): SeasonState {
  if (season.startDate > today) return 'PROXIMA';
  return season.isOpen ? 'ABIERTA' : 'CERRADA';
}
