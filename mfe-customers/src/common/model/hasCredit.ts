import type { CustomerDetail } from '@surco/shared/contract';
import { isPositiveMoney } from '@surco/shared/domain';

/** Whether a customer has money in their favour, from cancelled DKbonos. */
export const hasCredit = ({ credit = '0' }: CustomerDetail['summary']): boolean => isPositiveMoney(credit);
