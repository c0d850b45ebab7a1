import { formatNumber } from '@surco/shared/domain';

/** A number as the fields show it: without needless decimals, at most four, e.g. of a fraction. */
export const formatFieldNumber = (value: number): string => formatNumber(value, 0, 4);
