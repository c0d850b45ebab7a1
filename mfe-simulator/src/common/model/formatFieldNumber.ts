import { formatNumber } from '@surco/shared/domain';

/** Formats a number as the fields show it: at most four decimals, without trailing zeros. */
export const formatFieldNumber = (value: number): string => formatNumber(value, 0, 4);
