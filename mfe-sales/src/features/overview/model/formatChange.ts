import { formatPercent } from '@surco/shared/domain';

/**
 * Compares a figure with that of another season, to a tenth of a percent: "12.5 % más que PV 2025", "Igual que PV 2025".
 * @returns undefined when the other season has nothing to compare with
 */
export function formatChange(current: number, previous: number, previousName: string): string | undefined {
  if (previous <= 0) return undefined;
  const change = (current - previous) / previous;
  const rounded = Math.round(Math.abs(change) * 1_000) / 1_000;
  if (rounded === 0) return `Igual que ${previousName}`;
  return `${formatPercent(rounded)} ${change > 0 ? 'más' : 'menos'} que ${previousName}`;
}
