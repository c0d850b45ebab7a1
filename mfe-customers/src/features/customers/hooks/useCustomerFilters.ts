import type { CallQuery } from '@surco/shared/contract';
import { type Role, customerStatuses, statusLabels } from '@surco/shared/domain';
import type { ListFilter } from '@surco/shared/ui/list';
import { useMemo } from 'react';
import { findConsultant, loadAllConsultants } from '../../../common/api/consultantOptions';
import { productionTypeOptions } from '../../../common/api/productionTypeOptions';
import { createLocalityFilterOptions } from '../../../common/api/localityOptions';
import { seasonFilterOptions } from '../../../common/api/seasonOptions';
import { stateFilterOptions } from '../../../common/api/stateOptions';
import { texts } from '../texts';

/** The filters of the list, by their query names in the API. */
export const FILTER_NAMES = [
  'search',
  'status',
  'stateId',
  'localityId',
  'consultantId',
  'productionTypeId',
  'boughtIn',
  'notBoughtIn',
] as const satisfies readonly (keyof CallQuery<'GET /clients'>)[];

type Filter = ListFilter<(typeof FILTER_NAMES)[number]>;

const searchFilter: Filter = { kind: 'search', name: 'search', label: texts.search };
const statusFilter: Filter = {
  kind: 'select',
  name: 'status',
  label: texts.status,
  options: customerStatuses.map((value) => ({ value, label: statusLabels[value] })),
};
const stateFilter: Filter = { kind: 'remote', name: 'stateId', label: texts.state, ...stateFilterOptions };
const productionTypeFilter: Filter = {
  kind: 'remote',
  name: 'productionTypeId',
  label: texts.productionType,
  ...productionTypeOptions,
};
const seasonFilters: readonly Filter[] = [
  { kind: 'remote', name: 'boughtIn', label: texts.boughtIn, ...seasonFilterOptions },
  { kind: 'remote', name: 'notBoughtIn', label: texts.notBoughtIn, ...seasonFilterOptions },
];
const consultantFilter: Filter = {
  kind: 'remote',
  name: 'consultantId',
  label: texts.consultant,
  load: loadAllConsultants,
  find: findConsultant,
};

/**
 * The locality filter searches within the selected state. Consultants see only their own customers: no consultant
 * filter.
 */
export const useCustomerFilters = (role: Role, stateId: string | undefined): readonly Filter[] =>
  useMemo(() => {
    const localityFilter: Filter = {
      kind: 'remote',
      name: 'localityId',
      label: texts.locality,
      ...createLocalityFilterOptions(stateId),
    };
    return [
      searchFilter,
      statusFilter,
      stateFilter,
      localityFilter,
      ...(role === 'Consultant' ? [] : [consultantFilter]),
      productionTypeFilter,
      ...seasonFilters,
    ];
  }, [role, stateId]);
