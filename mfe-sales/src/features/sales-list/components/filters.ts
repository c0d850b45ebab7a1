import {
  expiryRangeLabels,
  expiryRanges,
  type Role,
  saleStatuses,
  type Status,
  statusLabels,
  voucherStatuses,
} from '@surco/shared/domain';
import type { SaleFilterName, VoucherFilterName } from '@surco/shared/contract';
import type { ListFilter } from '@surco/shared/ui/list';
import {
  consultantOptions,
  customerOptions,
  distributorOptions,
  productOptions,
  seasonOptions,
  stateOptions,
  zoneOptions,
} from '../api/filterOptions';
import { texts } from '../texts';

const createStatusOptions = (statuses: readonly Status[]) =>
  statuses.map((value) => ({ value, label: statusLabels[value] }));

const search = { kind: 'search', name: 'search', label: texts.search } as const;
const season = { kind: 'remote', name: 'seasonId', label: texts.season, ...seasonOptions } as const;
const dates = { kind: 'dates', from: 'from', to: 'to', label: texts.date } as const;

const secondaryFilters: readonly ListFilter<SaleFilterName>[] = [
  { kind: 'remote', name: 'customerId', label: texts.customer, ...customerOptions },
  { kind: 'remote', name: 'productId', label: texts.product, ...productOptions },
  { kind: 'remote', name: 'zoneId', label: texts.zone, ...zoneOptions },
  { kind: 'remote', name: 'stateId', label: texts.state, ...stateOptions },
];

const scopeFilters: readonly ListFilter<SaleFilterName>[] = [
  { kind: 'remote', name: 'consultantId', label: texts.consultant, ...consultantOptions },
  { kind: 'remote', name: 'distributorId', label: texts.distributor, ...distributorOptions },
];

/** Consultants see only their own documents, so they have no scope filters. */
const getExtraFilters = (role: Role | undefined): readonly ListFilter<SaleFilterName>[] =>
  role === 'Consultant' ? secondaryFilters : [...secondaryFilters, ...scopeFilters];

const saleStatus: ListFilter<SaleFilterName> = {
  kind: 'select',
  name: 'status',
  label: texts.status,
  options: createStatusOptions(saleStatuses.filter((status) => status !== 'ELIMINADA')),
};

const voucherStatus: ListFilter<VoucherFilterName> = {
  kind: 'select',
  name: 'status',
  label: texts.status,
  options: createStatusOptions(voucherStatuses),
};

const balance: ListFilter<VoucherFilterName> = {
  kind: 'select',
  name: 'balance',
  label: texts.balance,
  options: [
    { value: 'due', label: texts.due },
    { value: 'credit', label: texts.credit },
  ],
};

const expiresIn: ListFilter<VoucherFilterName> = {
  kind: 'select',
  name: 'expiresIn',
  label: texts.expiry,
  options: Object.entries(texts.expiresIn).map(([value, label]) => ({ value, label })),
};

const expiryRange: ListFilter<VoucherFilterName> = {
  kind: 'select',
  name: 'expiry',
  label: texts.balanceExpiry,
  options: expiryRanges.map((value) => ({ value, label: expiryRangeLabels[value] })),
};

/** The search first, then what is used most. */
export const getSaleFilters = (role: Role | undefined): readonly ListFilter<SaleFilterName>[] => [
  search,
  saleStatus,
  season,
  dates,
  ...getExtraFilters(role),
];

export const getVoucherFilters = (role: Role | undefined): readonly ListFilter<VoucherFilterName>[] => [
  search,
  voucherStatus,
  balance,
  expiresIn,
  season,
  dates,
  expiryRange,
  ...getExtraFilters(role),
];
