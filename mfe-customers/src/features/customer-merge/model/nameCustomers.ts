import type { CustomerDetail } from '@surco/shared/contract';
import { formatCustomerName, formatDate, formatPhone } from '@surco/shared/domain';

const collator = new Intl.Collator('es', { sensitivity: 'base' });

/** What tells namesakes apart, the best known first. */
const details: readonly ((customer: CustomerDetail) => string)[] = [
  ({ phone }) => formatPhone(phone),
  ({ locality }) => locality.name,
  ({ createdAt }) => formatDate(createdAt),
];

/** Names two customers so that they can be distinguished: namesakes get the first detail in which they differ. */
export function nameCustomers(one: CustomerDetail, other: CustomerDetail): (customer: CustomerDetail) => string {
  const isSame = collator.compare(formatCustomerName(one), formatCustomerName(other)) === 0;
  const detail = isSame ? details.find((format) => format(one) !== format(other)) : undefined;
  return (customer) => formatCustomerName(customer) + (detail ? ` (${detail(customer)})` : '');
}
