import type { Role } from '@surco/shared/contract/roles';
import { saleStatuses, statusLabels } from '@surco/shared/contract/statuses';
import type { ListFilter } from '@surco/shared/ui/list-types';
import { consultants, customers, distributors, products, seasons, states, zones } from '../api/options';
import { texts } from '../texts';

/** Filters of domain.md §6 by the names of `GET /sales`. */
export const FILTERS = [
  'search',
  'status',
  'seasonId',
  'customerId',
  'consultantId',
  'distributorId',
  'zoneId',
  'stateId',
  'productId',
  'from',
  'to',
] as const;
export type FilterName = (typeof FILTERS)[number];

const statuses = saleStatuses
  .filter((status) => status !== 'ELIMINADA')
  .map((value) => ({ value, label: statusLabels[value] }));

const forAll: readonly ListFilter<FilterName>[] = [
  { kind: 'search', name: 'search', label: texts.search },
  { kind: 'select', name: 'status', label: texts.status, options: statuses },
  { kind: 'remote', name: 'seasonId', label: texts.season, ...seasons },
  { kind: 'dates', from: 'from', to: 'to', label: texts.date },
  { kind: 'remote', name: 'customerId', label: texts.customer, ...customers },
  { kind: 'remote', name: 'productId', label: texts.product, ...products },
  { kind: 'remote', name: 'zoneId', label: texts.zone, ...zones },
  { kind: 'remote', name: 'stateId', label: texts.state, ...states },
];

const forOverview: readonly ListFilter<FilterName>[] = [
  { kind: 'remote', name: 'consultantId', label: texts.consultant, ...consultants },
  { kind: 'remote', name: 'distributorId', label: texts.distributor, ...distributors },
];

/** A consultant sees only its own sales, so those of others are nothing to choose from. */
export const filtersFor = (role: Role | undefined): readonly ListFilter<FilterName>[] =>
  role === 'Consultant' ? forAll : [...forAll, ...forOverview];
