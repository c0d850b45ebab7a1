import { formatNumber } from '@surco/shared/domain/formats';

export const writeNumber = (value: number): string => formatNumber(value, 0, 4);

/** Percentages are shown in points and calculated as fractions, without the crumbs of binary division. */
export const toFraction = (points: number): number => Math.round(points * 10_000) / 1_000_000;
export const toPoints = (fraction: number): number => Math.round(fraction * 1_000_000) / 10_000;
