import type { OverviewSummary } from '@surco/shared/contract';
import { calculateChange, formatHectares, formatMoney, formatNumber, noValue } from '@surco/shared/domain';
import { Link } from '@surco/shared/platform';
import { getSaleListPath } from '../../../paths';
import { texts } from '../texts';

type Figure = 'count' | 'bags' | 'hectares' | 'total';

const FIGURES: readonly (readonly [Figure, string, (value: number | string) => string])[] = [
  ['count', texts.sales, (value) => formatNumber(value)],
  ['bags', texts.bags, (value) => formatNumber(value)],
  ['hectares', texts.hectares, (value) => formatHectares(value)],
  ['total', texts.total, (value) => formatMoney(value)],
];

/**
 * What was sold in a season, each with the same day of the previous one. The figures are links to the sales.
 * @param summary undefined until it is loaded
 */
export const getSummaryMetrics = (seasonId: string, summary: OverviewSummary | undefined) =>
  FIGURES.map(([key, label, format]) => {
    if (!summary) return { label, value: noValue };
    const { comparison, current, previous } = summary;
    const change = calculateChange(Number(current[key]), Number(previous[key]));
    return {
      label,
      value: <Link to={getSaleListPath({ seasonId })}>{format(current[key])}</Link>,
      hint: comparison.previousSeason
        ? texts.before(comparison.previousSeason.name, format(previous[key]), change)
        : undefined,
    };
  });
