import type { Comparison, OverviewSummary, PanelSeason } from '@surco/shared/contract';

/** A season that is always open, as panels name it. */
export const panelSeason: PanelSeason = {
  id: 's-1',
  name: 'PV 2026',
  startDate: '2020-05-01',
  endDate: '2099-04-30',
  isOpen: true,
  isVoucherOpen: true,
};

export const comparison: Comparison = {
  season: panelSeason,
  previousSeason: { ...panelSeason, id: 's-0', name: 'PV 2025', startDate: '2019-05-01' },
  previousUntil: '2025-11-19',
};

/** A comparison of a company that has no season. */
export const noComparison: Comparison = { season: null, previousSeason: null, previousUntil: null };

export const createSummary = (fields: Partial<OverviewSummary> = {}): OverviewSummary => ({
  comparison,
  current: { bags: 1200, hectares: 800.5, total: '4500000.00', count: 96 },
  previous: { bags: 1000, hectares: 800.5, total: '4800000.00', count: 0 },
  ...fields,
});
