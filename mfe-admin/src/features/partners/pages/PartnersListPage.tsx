import type { Partner } from '@surco/shared/contract';
import { partnerTypeLabels, partnerTypes, statusLabels } from '@surco/shared/contract/statuses';
import { wholeList } from '@surco/shared/domain/wholeList';
import { useCall, useListState, useParams } from '@surco/shared/platform';
import { LinkTabs } from '@surco/shared/ui/link-tabs';
import { ListExport } from '@surco/shared/ui/list-export';
import { type ListFilter, ListPage } from '@surco/shared/ui/list-page';
import type { RowAction } from '@surco/shared/ui/list-types';
import { oneOf } from '../../../forms/oneOf';
import { useZoneOptions } from '../../../forms/places';
import { columnsOf } from '../components/columns';
import { editPath, listPath, newPath } from '../model/paths';
import { texts } from '../texts';

const FILTERS = ['search', 'zoneId', 'status'] as const;

const statusOptions = (['ACTIVO', 'INACTIVO'] as const).map((value) => ({ value, label: statusLabels[value] }));

const rowActions = ({ id }: Partner): readonly RowAction[] => [
  { key: 'edit', label: texts.edit, icon: 'edit', to: editPath(id) },
];

/** the partners of one type; each type is an address. */
export default function PartnersListPage() {
  const type = oneOf(partnerTypes, useParams().type ?? '');
  const state = useListState(FILTERS, 'name');
  const answer = useCall('GET /partners', { query: { ...state.query, type } });
  const zones = useZoneOptions();
  const filters: readonly ListFilter<(typeof FILTERS)[number]>[] = [
    { kind: 'search', name: 'search', label: texts.search },
    { kind: 'select', name: 'zoneId', label: texts.zone, options: zones },
    { kind: 'select', name: 'status', label: texts.status, options: statusOptions },
  ];
  const columns = columnsOf(type);
  const all = { ...wholeList(state), type };
  return (
    <>
      <LinkTabs
        label={texts.tabs}
        tabs={partnerTypes.map((one) => ({ to: listPath(one), label: partnerTypeLabels[one], current: one === type }))}
      />
      <ListPage
        noun={texts.noun}
        state={state}
        answer={answer}
        columns={columns}
        filters={filters}
        action={{ label: texts.newPartner, to: newPath(type), icon: 'plus' }}
        extra={
          <ListExport name={partnerTypeLabels[type]} columns={columns} call="GET /partners" request={{ query: all }} />
        }
        empty={{ text: texts.empty }}
        rowLink={({ id }) => editPath(id)}
        rowActions={rowActions}
      />
    </>
  );
}
