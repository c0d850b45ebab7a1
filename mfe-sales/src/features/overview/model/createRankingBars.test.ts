import type { OverviewRanking, PanelSeason } from '@surco/shared/contract';
import { createRankingBars } from './createRankingBars';

const season: PanelSeason = {
  id: 's-1',
  name: 'PV 2026',
  startDate: '2026-05-01',
  endDate: '2026-09-30',
  isOpen: true,
  isVoucherOpen: true,
};
const figures = (bags: number, total: string) => ({ bags, hectares: bags, total });
const ranking: OverviewRanking = {
  comparison: { season, previousSeason: { ...season, id: 's-0', name: 'PV 2025' }, previousUntil: '2025-06-01' },
  rows: [
    { id: 'z-1', name: 'Laguna', current: figures(20, '100.00'), previous: figures(10, '100.00') },
    { id: 'z-2', name: 'Bajío', current: figures(10, '900.00'), previous: figures(0, '0.00') },
  ],
};

test('orders the bars by the measure and compares them with the previous season', () => {
  expect(createRankingBars(ranking, 'zone', 'bags').map(({ label, note, values }) => [label, note, values])).toEqual([
    ['Laguna', '100 % más que PV 2025', [20]],
    ['Bajío', undefined, [10]],
  ]);
  expect(createRankingBars(ranking, 'zone', 'total').map(({ label, values }) => [label, values])).toEqual([
    ['Bajío', [900]],
    ['Laguna', [100]],
  ]);
});

test.each([
  ['zone', 'zoneId'],
  ['consultant', 'consultantId'],
  ['distributor', 'distributorId'],
  ['product', 'productId'],
] as const)('a bar of a %s leads to its sales in the season', (by, filter) =>
  expect(createRankingBars(ranking, by, 'bags')[0]?.to).toBe(`/dashboard/sales/list/sale?seasonId=s-1&${filter}=z-1`),
);
