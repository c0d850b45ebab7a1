import type { Zone } from '@surco/shared/contract';
import { wholeList } from '@surco/shared/domain/wholeList';
import { call, refresh, useCall, useListState } from '@surco/shared/platform';
import { ListExport } from '@surco/shared/ui/list-export';
import { type ListColumn, type ListFilter, ListPage } from '@surco/shared/ui/list-page';
import type { Option } from '@surco/shared/ui/option';
import { keptActions } from '../../../forms/keptActions';
import { useStateOptions } from '../../../forms/places';
import { useKept } from '../../../forms/useKept';
import { ZoneDialog } from '../components/ZoneDialog';
import { localitiesOf, namesOf } from '../model/names';
import { texts } from '../texts';

const FILTERS = ['search', 'stateId'] as const;

const columnsWith = (states: readonly Option[] | undefined): readonly ListColumn<Zone>[] => [
  { key: 'name', title: texts.name, render: ({ name }) => name, sortField: 'name', phone: 'title' },
  { key: 'states', title: texts.states, render: ({ stateIds }) => namesOf(stateIds, states) },
];

async function remove({ id }: Zone): Promise<void> {
  await call('DELETE /zones/{id}', { params: { id } });
  void refresh('GET /zones');
}

/** the zones, each with the states it spans; a zone leads to its localities. */
export default function ZonesPage() {
  const state = useListState(FILTERS, 'name');
  const answer = useCall('GET /zones', { query: state.query });
  const states = useStateOptions();
  const kept = useKept<Zone>({ named: texts.namedZone, loss: texts.lossZone, remove });
  const columns = columnsWith(states);
  const filters: readonly ListFilter<(typeof FILTERS)[number]>[] = [
    { kind: 'search', name: 'search', label: texts.searchZone },
    { kind: 'select', name: 'stateId', label: texts.state, options: states },
  ];
  return (
    <>
      <ListPage
        noun={texts.zones}
        state={state}
        answer={answer}
        columns={columns}
        filters={filters}
        action={{ label: texts.makeZone, icon: 'plus', onClick: () => kept.edit(null) }}
        extra={
          <ListExport name={texts.zoneFile} columns={columns} call="GET /zones" request={{ query: wholeList(state) }} />
        }
        empty={{ text: texts.noZones }}
        rowLink={({ id }) => localitiesOf(id)}
        rowActions={(zone) => [
          { key: 'localities', label: texts.seeLocalities, icon: 'eye', to: localitiesOf(zone.id) },
          ...keptActions(kept)(zone),
        ]}
      />
      {kept.open && <ZoneDialog zone={kept.open.record} onClose={kept.close} />}
      {kept.dialog}
    </>
  );
}
