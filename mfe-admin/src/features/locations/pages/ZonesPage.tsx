import { type CallQuery, toUnpagedQuery, type Zone } from '@surco/shared/contract';
import { useCall, useListState } from '@surco/shared/platform';
import { createColumns } from '@surco/shared/records/lists/createColumns';
import { createZoneColumns } from '@surco/shared/records/lists/locations';
import { localityFields } from '@surco/shared/records/locality';
import { ListExport } from '@surco/shared/ui/export';
import { type ListFilter, ListPage } from '@surco/shared/ui/list';
import type { ListColumn } from '@surco/shared/ui/table';
import type { Option } from '@surco/shared/ui/fields';
import { createCrudRowActions } from '../../../common/model/createCrudRowActions';
import { useStateOptions } from '../../../common/api/locationOptions';
import { useInlineCrud } from '../../../common/hooks/useInlineCrud';
import { deleteZone } from '../api/zones';
import { getZoneLocalitiesPath } from '../paths';
import { texts } from '../texts';

const FILTER_NAMES = ['search', 'stateId'] as const satisfies readonly (keyof CallQuery<'GET /zones'>)[];

function createListColumns(states: readonly Option[] | undefined): readonly ListColumn<Zone>[] {
  const column = createColumns(createZoneColumns(states));
  return [column('name', { sortField: 'name', cardPosition: 'title' }), column('states', { cardLabel: 'hidden' })];
}

/** the zones with their states; each row links to the localities of the zone. */
export default function ZonesPage() {
  const state = useListState(FILTER_NAMES, 'name');
  const response = useCall('GET /zones', { query: state.query });
  const states = useStateOptions();
  const crud = useInlineCrud({
    describe: texts.describeZone,
    deleteWarning: texts.deleteZoneWarning,
    remove: deleteZone,
    loadForm: () => import(/* webpackChunkName: "zone-dialog" */ '../components/ZoneDialog'),
  });
  const columns = createListColumns(states);
  const filters: readonly ListFilter<(typeof FILTER_NAMES)[number]>[] = [
    { kind: 'search', name: 'search', label: texts.searchZone },
    { kind: 'select', name: 'stateId', label: localityFields.stateId.label, options: states },
  ];
  const exported = { columns, call: 'GET /zones', request: { query: toUnpagedQuery(state) } } as const;
  return (
    <>
      <ListPage
        noun={texts.zones}
        state={state}
        response={response}
        columns={columns}
        filters={filters}
        action={{ label: texts.newZone, icon: 'plus', onClick: () => crud.edit(null) }}
        extra={<ListExport {...exported} />}
        selectionOptions={{ exported }}
        empty={{ text: texts.noZones }}
        rowLink={({ id }) => getZoneLocalitiesPath(id)}
        rowActions={(zone) => [
          { key: 'localities', label: texts.seeLocalities, icon: 'eye', to: getZoneLocalitiesPath(zone.id) },
          ...createCrudRowActions(crud)(zone),
        ]}
      />
      {crud.editing && <crud.editing.form.ZoneDialog zone={crud.editing.record} onClose={crud.close} />}
      {crud.dialog}
    </>
  );
}
