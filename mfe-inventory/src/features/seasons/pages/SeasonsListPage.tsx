import { calendarDateIn } from '@surco/shared/domain/calendar';
import { runtimeConfig, useCall, useListState } from '@surco/shared/platform';
import { type ListFilter, ListPage } from '@surco/shared/ui/list-page';
import { useMemo } from 'react';
import { columnsOn } from '../components/columns';
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

/** */
export default function SeasonsListPage() {
  const state = useListState(FILTERS, '-startDate');
  const answer = useCall('GET /seasons', { query: state.query });
  const today = calendarDateIn(runtimeConfig().timeZone);
  const columns = useMemo(() => columnsOn(today), [today]);
  return (
    <ListPage
      noun={texts.noun}
      state={state}
      answer={answer}
      columns={columns}
      filters={filters}
      empty={{ text: texts.empty }}
    />
  );
}
