/**
 * The season that a season is compared with: of those that start before it, the one that starts last.
 * @returns undefined for the first season
 */
export const findPreviousSeason = <T extends { readonly startDate: string }>(
  seasons: readonly T[],
  { startDate }: { readonly startDate: string },
): T | undefined =>
  [...seasons]
    .sort((a, b) => a.startDate.localeCompare(b.startDate))
    .filter((season) => season.startDate < startDate)
    .at(-1);
