import type { Comparison } from '@surco/shared/contract';

/** The filter of the lists whose totals a panel shows; empty while no season is known. */
export const toSeasonFilter = (panel: { comparison: Comparison } | undefined): { seasonId?: string } => {
  const season = panel?.comparison.season;
  return season ? { seasonId: season.id } : {};
};
