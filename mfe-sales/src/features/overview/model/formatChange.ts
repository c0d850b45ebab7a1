import { calculateChange, formatPercent } from '@surco/shared/domain';

/**
 * Compares a figure with that of another season: "12.5 % más que PV 2025", "Igual que PV 2025".
 * @returns undefined when the other season has nothing to compare with
 */
export function formatChange(current: number, previous: number, previousName: string): string | undefined {
  const change = calculateChange(current, previous);
  if (change === null) return undefined;
  if (change === 0) return `Igual que ${previousName}`;
  return `${formatPercent(Math.abs(change))} ${change > 0 ? 'más' : 'menos'} que ${previousName}`;
}
