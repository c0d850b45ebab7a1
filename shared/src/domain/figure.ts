/** Thousands parted by commas, as es-MX writes them. */
const GROUPED = /^[-−–]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/**
 * What a person or a spreadsheet wrote as a figure, without sign of money or thousands; null when its commas
 * part no thousands: "12,5" may mean twelve and a half, and is never 125.
 */
export function withoutGroups(text: string): string | null {
  const bare = text.replace(/[\s$]/g, '');
  return bare.includes(',') && !GROUPED.test(bare) ? null : bare.replaceAll(',', '');
}
