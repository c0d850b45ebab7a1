import type { Locality } from '@surco/shared/contract';
import { wholeList } from '@surco/shared/domain/wholeList';
import { call, refresh, useCall, useListState } from '@surco/shared/platform';
import { ListExport } from '@surco/shared/ui/list-export';
import { type ListColumn, type ListFilter, ListPage } from '@surco/shared/ui/list-page';
import { ActionButton } from '@surco/shared/ui/page-action';
import type { Option } from '@surco/shared/ui/option';
import { keptActions } from '../../../forms/keptActions';
import { useStateOptions, useZoneOptions } from '../../../forms/places';
import { useKept } from '../../../forms/useKept';
import { LocalityDialog } from '../components/LocalityDialog';
import { IMPORT_PATH, namesOf } from '../model/names';
import { importTexts, texts } from '../texts';

const FILTERS = ['search', 'stateId', 'zoneId'] as const;

type Options = readonly Option[] | undefined;

const columnsWith = (states: Options, zones: Options): readonly ListColumn<Locality>[] => [
  { key: 'name', title: texts.name, render: ({ name }) => name, sortField: 'name', phone: 'title' },
  { key: 'municipality', title: texts.municipality, render: ({ municipality }) => municipality },
  { key: 'state', title: texts.state, render: ({ stateId }) => namesOf([stateId], states) },
  { key: 'zone', title: texts.zone, render: ({ zoneId }) => namesOf([zoneId], zones) },
];

async function remove({ id }: Locality): Promise<void> {
  await call('DELETE /localities/{id}', { params: { id } });
  void refresh('GET /localities');
}

/** the localities by state and zone. */
export default function LocalitiesPage() {
  const state = useListState(FILTERS, 'name');
  const answer = useCall('GET /localities', { query: state.query });
  const states = useStateOptions();
  const zones = useZoneOptions();
  const kept = useKept<Locality>({ named: texts.namedLocality, loss: texts.lossLocality, remove });
  const columns = columnsWith(states, zones);
  const filters: readonly ListFilter<(typeof FILTERS)[number]>[] = [
    { kind: 'search', name: 'search', label: texts.searchLocality },
    { kind: 'select', name: 'stateId', label: texts.state, options: states },
    { kind: 'select', name: 'zoneId', label: texts.zone, options: zones },
  ];
  return (
    <>
      <ListPage
        noun={texts.localities}
        state={state}
        answer={answer}
        columns={columns}
        filters={filters}
        action={{ label: texts.makeLocality, icon: 'plus', onClick: () => kept.edit(null) }}
        extra={
          <>
            <ActionButton action={{ label: importTexts.bring, icon: 'upload', to: IMPORT_PATH }} />
            <ListExport
              name={texts.localityFile}
              columns={columns}
              call="GET /localities"
              request={{ query: wholeList(state) }}
            />
          </>
        }
        empty={{ text: texts.noLocalities }}
        rowActions={keptActions(kept)}
      />
      {kept.open && <LocalityDialog locality={kept.open.record} start={state.filters} onClose={kept.close} />}
      {kept.dialog}
    </>
  );
}
