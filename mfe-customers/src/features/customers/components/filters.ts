import type { Role } from '@surco/shared/contract/roles';
import { clientStatuses, statusLabels } from '@surco/shared/contract/statuses';
import type { ListFilter } from '@surco/shared/ui/list-types';
import { useMemo } from 'react';
import { allConsultants, findConsultant } from '../../../state/consultants';
import { findLocality, localitiesOf, productionTypes, states } from '../api/options';
import { texts } from '../texts';

/** What the list is filtered by, by the names of the API. */
export const FILTERS = ['search', 'status', 'stateId', 'localityId', 'consultantId', 'productionTypeId'] as const;

type Filter = ListFilter<(typeof FILTERS)[number]>;

const search: Filter = { kind: 'search', name: 'search', label: texts.search };
const status: Filter = {
  kind: 'select',
  name: 'status',
  label: texts.status,
  options: clientStatuses.map((value) => ({ value, label: statusLabels[value] })),
};
const state: Filter = { kind: 'remote', name: 'stateId', label: texts.state, ...states };
const type: Filter = { kind: 'remote', name: 'productionTypeId', label: texts.productionType, ...productionTypes };
const consultant: Filter = {
  kind: 'remote',
  name: 'consultantId',
  label: texts.consultant,
  load: allConsultants,
  find: findConsultant,
};

/** Localities are those of the chosen state; a consultant sees only its own, so there is nobody else to choose. */
export const useFilters = (role: Role, stateId: string | undefined): readonly Filter[] =>
  useMemo(() => {
    const locality: Filter = {
      kind: 'remote',
      name: 'localityId',
      label: texts.locality,
      load: localitiesOf(stateId),
      find: findLocality,
    };
    return [search, status, state, locality, ...(role === 'Consultant' ? [] : [consultant]), type];
  }, [role, stateId]);
