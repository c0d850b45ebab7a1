import { formatNumber } from '@surco/shared/domain';

export const formatFieldNumber = (value: number): string => formatNumber(value, 0, 4);
