import { type CallQuery, type Locality, toUnpagedQuery } from '@surco/shared/contract';
import { useCall, useListState } from '@surco/shared/platform';
import { localityFields as fields } from '@surco/shared/records/locality';
import { createColumns } from '@surco/shared/records/lists/createColumns';
import { createLocalityColumns } from '@surco/shared/records/lists/locations';
import { ListExport } from '@surco/shared/ui/export';
import { type ListFilter, ListPage } from '@surco/shared/ui/list';
import type { ListColumn } from '@surco/shared/ui/table';
import type { Option } from '@surco/shared/ui/fields';
import { createCrudRowActions } from '../../../common/model/createCrudRowActions';
import { useStateOptions, useZoneOptions } from '../../../common/api/locationOptions';
import { useInlineCrud } from '../../../common/hooks/useInlineCrud';
import { deleteLocality } from '../api/localities';
import { IMPORT_LOCALITIES_PATH } from '../paths';
import { texts } from '../texts';

const FILTER_NAMES = ['search', 'stateId', 'zoneId'] as const satisfies readonly (keyof CallQuery<'GET /localities'>)[];

type OptionList = readonly Option[] | undefined;

function createListColumns(states: OptionList, zones: OptionList): readonly ListColumn<Locality>[] {
  const column = createColumns(createLocalityColumns(states, zones));
  return [
    column('name', { sortField: 'name', cardPosition: 'title' }),
    column('municipality', { cardLabel: 'hidden' }),
    column('state', { cardLabel: 'hidden' }),
    column('zone', { cardLabel: 'hidden' }),
  ];
}

/** the localities, with filters by state and zone. */
export default function LocalitiesPage() {
  const state = useListState(FILTER_NAMES, 'name');
  const response = useCall('GET /localities', { query: state.query });
  const states = useStateOptions();
  const zones = useZoneOptions();
  const crud = useInlineCrud({
    describe: texts.describeLocality,
    deleteWarning: texts.deleteLocalityWarning,
    remove: deleteLocality,
    loadForm: () => import(/* webpackChunkName: "locality-dialog" */ '../components/LocalityDialog'),
  });
  const columns = createListColumns(states, zones);
  const filters: readonly ListFilter<(typeof FILTER_NAMES)[number]>[] = [
    { kind: 'search', name: 'search', label: texts.searchLocality },
    { kind: 'select', name: 'stateId', label: fields.stateId.label, options: states },
    { kind: 'select', name: 'zoneId', label: fields.zoneId.label, options: zones },
  ];
  const exported = { columns, call: 'GET /localities', request: { query: toUnpagedQuery(state) } } as const;
  return (
    <>
      <ListPage
        noun={texts.localities}
        state={state}
        response={response}
        columns={columns}
        filters={filters}
        action={{ label: texts.newLocality, icon: 'plus', onClick: () => crud.edit(null) }}
        importTo={IMPORT_LOCALITIES_PATH}
        extra={<ListExport {...exported} />}
        selectionOptions={{ exported }}
        empty={{ text: texts.noLocalities }}
        rowActions={createCrudRowActions(crud)}
      />
      {crud.editing && (
        <crud.editing.form.LocalityDialog
          locality={crud.editing.record}
          initialRegion={state.filters}
          onClose={crud.close}
        />
      )}
      {crud.dialog}
    </>
  );
}
