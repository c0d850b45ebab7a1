import type { Season } from '@surco/shared/contract';
import { formatDate } from '@surco/shared/domain/formats';
import { seasonState, seasonStateLabels } from '@surco/shared/domain/seasons';
import type { ListColumn } from '@surco/shared/ui/list-page';
import { StatusTag } from '@surco/shared/ui/status-tag';
import { texts } from '../texts';
import { openWindows, SeasonWindows } from './SeasonWindows';

/** Columns as of a day: state and windows follow from it. */
export const columnsOn = (today: string): readonly ListColumn<Season>[] => [
  { key: 'name', title: texts.name, render: ({ name }) => name, phone: 'title' },
  {
    key: 'start',
    title: texts.start,
    render: ({ startDate }) => formatDate(startDate),
    cell: ({ startDate }) => ({ date: startDate }),
    sortField: 'startDate',
    nowrap: true,
  },
  {
    key: 'end',
    title: texts.end,
    render: ({ endDate }) => formatDate(endDate),
    cell: ({ endDate }) => ({ date: endDate }),
    nowrap: true,
  },
  {
    key: 'state',
    title: texts.state,
    render: (season) => <StatusTag status={seasonState(season, today)} />,
    cell: (season) => seasonStateLabels[seasonState(season, today)],
    phone: 'aside',
  },
  {
    key: 'windows',
    title: texts.windows,
    render: (season) => <SeasonWindows season={season} today={today} />,
    cell: (season) =>
      openWindows(season, today)
        .map(({ label }) => label)
        .join(', ') || texts.closed,
  },
];
