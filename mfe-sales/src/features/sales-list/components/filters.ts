import type { Role } from '@surco/shared/contract/roles';
import { saleStatuses, type Status, statusLabels, voucherStatuses } from '@surco/shared/contract/statuses';
import type { ListFilter } from '@surco/shared/ui/list-types';
import { consultants, customers, distributors, products, seasons, states, zones } from '../api/options';
import { texts } from '../texts';

/** What both lists are filtered by (domain.md §6), by the names of the API; these survive a change of tab. */
export const SHARED_FILTERS = [
  'search',
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
export const SALE_FILTERS = [...SHARED_FILTERS, 'status'] as const;
export const VOUCHER_FILTERS = [...SHARED_FILTERS, 'status', 'balance', 'expiresIn'] as const;

type SaleFilter = (typeof SALE_FILTERS)[number];
type VoucherFilter = (typeof VOUCHER_FILTERS)[number];

const statusOptions = (statuses: readonly Status[]) => statuses.map((value) => ({ value, label: statusLabels[value] }));

const search = { kind: 'search', name: 'search', label: texts.search } as const;
const season = { kind: 'remote', name: 'seasonId', label: texts.season, ...seasons } as const;
const dates = { kind: 'dates', from: 'from', to: 'to', label: texts.date } as const;

const lessUsed: readonly ListFilter<SaleFilter>[] = [
  { kind: 'remote', name: 'customerId', label: texts.customer, ...customers },
  { kind: 'remote', name: 'productId', label: texts.product, ...products },
  { kind: 'remote', name: 'zoneId', label: texts.zone, ...zones },
  { kind: 'remote', name: 'stateId', label: texts.state, ...states },
];

const forOverview: readonly ListFilter<SaleFilter>[] = [
  { kind: 'remote', name: 'consultantId', label: texts.consultant, ...consultants },
  { kind: 'remote', name: 'distributorId', label: texts.distributor, ...distributors },
];

/** A consultant sees only its own, so those of others are nothing to choose from. */
const furtherFor = (role: Role | undefined): readonly ListFilter<SaleFilter>[] =>
  role === 'Consultant' ? lessUsed : [...lessUsed, ...forOverview];

const saleStatus: ListFilter<SaleFilter> = {
  kind: 'select',
  name: 'status',
  label: texts.status,
  options: statusOptions(saleStatuses.filter((status) => status !== 'ELIMINADA')),
};

const voucherStatus: ListFilter<VoucherFilter> = {
  kind: 'select',
  name: 'status',
  label: texts.status,
  options: statusOptions(voucherStatuses),
};

const balance: ListFilter<VoucherFilter> = {
  kind: 'select',
  name: 'balance',
  label: texts.balance,
  options: [{ value: 'due', label: texts.due }],
};

const expiry: ListFilter<VoucherFilter> = {
  kind: 'select',
  name: 'expiresIn',
  label: texts.expiry,
  options: Object.entries(texts.expiresIn).map(([value, label]) => ({ value, label })),
};

/** The search first, then what is used most. */
export const saleFiltersFor = (role: Role | undefined): readonly ListFilter<SaleFilter>[] => [
  search,
  saleStatus,
  season,
  dates,
  ...furtherFor(role),
];

export const voucherFiltersFor = (role: Role | undefined): readonly ListFilter<VoucherFilter>[] => [
  search,
  voucherStatus,
  balance,
  expiry,
  season,
  dates,
  ...furtherFor(role),
];
