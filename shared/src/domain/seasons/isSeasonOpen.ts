/** Dates are calendar dates (`YYYY-MM-DD`), so that comparing the texts compares the dates. */
export interface SeasonWindow {
  readonly startDate: string;
  readonly isOpen: boolean;
  readonly isVoucherOpen: boolean;
}

/**
 * T-02: whether a season is open for a kind of document.
 * @param today `YYYY-MM-DD` in the company's time zone
 */
export const isSeasonOpen = (kind: 'sale' | 'voucher', season: SeasonWindow, today: string): boolean =>
  kind === 'sale' ? isSeasonOpenForSales(season, today) : isSeasonOpenForVouchers(season);

/** T-02: open for sales only if isOpen and startDate is not in the future. */
export const isSeasonOpenForSales = (season: Pick<SeasonWindow, 'startDate' | 'isOpen'>, today: string): boolean =>
  season.isOpen && season.startDate <= today;

/** T-02: open for DKbonos if isVoucherOpen; the dates do not matter. */
export const isSeasonOpenForVouchers = (season: Pick<SeasonWindow, 'isVoucherOpen'>): boolean => season.isVoucherOpen;
