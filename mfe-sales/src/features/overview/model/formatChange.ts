import { formatPercent } from '@surco/shared/domain';

/**
 * A figure, to a tenth of a percent, beside the same one of another season: "+12.5 % que PV 2025", "igual que PV 2025".
 * @returns undefined when the other season has nothing to compare with
 */
export function formatChange(current: number, previous: number, previousName: string): string | undefined {
  if (previous <= 0) return undefined;
  const change = (current - previous) / previous;
  const rounded = Math.round(Math.abs(change) * 1_000) / 1_000;
  if (rounded === 0) return `Igual que ${previousName}`;
  return `${change > 0 ? '+' : '−'}${formatPercent(rounded)} que ${previousName}`;
}
