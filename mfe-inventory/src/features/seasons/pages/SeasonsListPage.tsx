import { wholeList } from '@surco/shared/domain/wholeList';
import { useCall, useListState } from '@surco/shared/platform';
import { ListExport } from '@surco/shared/ui/list-export';
import { type ListFilter, ListPage } from '@surco/shared/ui/list-page';
import { useMemo } from 'react';
import { useKeeps } from '../../../state/acting';
import { editSeasonPath, NEW_SEASON_PATH } from '../../../state/paths';
import { today } from '../../../state/today';
import { columnsOn } from '../components/columns';
import { rowActionsFor } from '../components/rowActions';
import { texts } from '../texts';

const FILTERS = ['search', 'isOpen', 'isVoucherOpen'] as const;

const yesOrNo = [
  { value: 'true', label: texts.yes },
  { value: 'false', label: texts.no },
];

const filters: readonly ListFilter<(typeof FILTERS)[number]>[] = [
  { kind: 'search', name: 'search', label: texts.search },
  { kind: 'select', name: 'isOpen', label: texts.isOpen, options: yesOrNo },
  { kind: 'select', name: 'isVoucherOpen', label: texts.isVoucherOpen, options: yesOrNo },
];

const newSeason = { label: texts.newSeason, to: NEW_SEASON_PATH, icon: 'plus' } as const;

/** every season; who keeps them creates and changes them from here. */
export default function SeasonsListPage() {
  const state = useListState(FILTERS, '-startDate');
  const answer = useCall('GET /seasons', { query: state.query });
  const keeps = useKeeps();
  const day = today();
  const columns = useMemo(() => columnsOn(day), [day]);
  return (
    <ListPage
      noun={texts.noun}
      state={state}
      answer={answer}
      columns={columns}
      filters={filters}
      action={keeps ? newSeason : undefined}
      extra={
        <ListExport name={texts.file} columns={columns} call="GET /seasons" request={{ query: wholeList(state) }} />
      }
      empty={{ text: texts.empty }}
      rowLink={keeps ? ({ id }) => editSeasonPath(id) : undefined}
      rowActions={rowActionsFor(keeps)}
    />
  );
}
