import { type CallQuery, toUnpagedQuery } from '@surco/shared/contract';
import { getToday, useCall, useListState } from '@surco/shared/platform';
import { ListExport } from '@surco/shared/ui/export';
import { type ListFilter, ListPage } from '@surco/shared/ui/list';
import { useMemo } from 'react';
import { useCanManageInventory } from '../../../common/hooks/useCanManageInventory';
import { getSeasonPath, NEW_SEASON_PATH } from '../../../paths';
import { createSeasonColumns } from '../components/createSeasonColumns';
import { getRowActions } from '../model/getRowActions';
import { seasonFields } from '@surco/shared/records/season';
import { texts } from '../texts';

const FILTER_NAMES = [
  'search',
  'isOpen',
  'isVoucherOpen',
] as const satisfies readonly (keyof CallQuery<'GET /seasons'>)[];

const yesNoOptions = [
  { value: 'true', label: texts.yes },
  { value: 'false', label: texts.no },
];

const filters: readonly ListFilter<(typeof FILTER_NAMES)[number]>[] = [
  { kind: 'search', name: 'search', label: texts.search },
  { kind: 'select', name: 'isOpen', label: seasonFields.isOpen.heading, options: yesNoOptions },
  { kind: 'select', name: 'isVoucherOpen', label: seasonFields.isVoucherOpen.heading, options: yesNoOptions },
];

const newSeasonAction = { label: texts.newSeason, to: NEW_SEASON_PATH, icon: 'plus' } as const;

/** the list of seasons, where administrators and coordinators create and edit them. */
export default function SeasonsListPage() {
  const state = useListState(FILTER_NAMES, '-startDate');
  const response = useCall('GET /seasons', { query: state.query });
  const canManage = useCanManageInventory();
  const today = getToday();
  const columns = useMemo(() => createSeasonColumns(today), [today]);
  const exported = { columns, call: 'GET /seasons', request: { query: toUnpagedQuery(state) } } as const;
  return (
    <ListPage
      noun={texts.noun}
      state={state}
      response={response}
      columns={columns}
      filters={filters}
      action={canManage ? newSeasonAction : undefined}
      extra={<ListExport {...exported} />}
      selectionOptions={{ exported }}
      empty={{ text: texts.empty }}
      rowLink={({ id }) => getSeasonPath(id)}
      rowActions={getRowActions(canManage)}
    />
  );
}
