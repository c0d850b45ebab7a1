import { formatNumber } from '@surco/shared/domain';

/** How many records a panel shows; the others are in their list. */
export const PANEL_SIZE = 5;

/**
 * The link of a panel to the list of all its records.
 * @param total undefined until it is loaded
 * @returns undefined when the panel shows all of them
 */
export const createMoreLink = (total: number | undefined, to: string): { label: string; to: string } | undefined =>
  total !== undefined && total > PANEL_SIZE ? { label: `Ver todo (${formatNumber(total)})`, to } : undefined;
