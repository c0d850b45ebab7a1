/** What the sales are ranked by; each is a filter of the list of sales (`zoneId`, `consultantId`, …). */
export const rankingDimensions = ['zone', 'consultant', 'distributor', 'product'] as const;
export type RankingDimension = (typeof rankingDimensions)[number];
