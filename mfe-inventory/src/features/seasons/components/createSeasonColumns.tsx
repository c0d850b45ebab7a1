import type { Season } from '@surco/shared/contract';
import { formatDate, getSeasonState, seasonStateLabels } from '@surco/shared/domain';
import type { ListColumn } from '@surco/shared/ui/table';
import { StatusTag } from '@surco/shared/ui/display';
import { getOpenWindows, SeasonWindows } from '../../../common/components/SeasonWindows';
import { seasonWindowTexts } from '../../../common/texts';
import { texts } from '../texts';

/** The columns of the season list; `today` is the ISO date for state and open documents. */
export const createSeasonColumns = (today: string): readonly ListColumn<Season>[] => [
  { key: 'name', title: texts.name, render: ({ name }) => name, cardPosition: 'title' },
  {
    key: 'start',
    title: texts.start,
    render: ({ startDate }) => formatDate(startDate),
    exportCell: ({ startDate }) => ({ date: startDate }),
    sortField: 'startDate',
    nowrap: true,
  },
  {
    key: 'end',
    title: texts.end,
    render: ({ endDate }) => formatDate(endDate),
    exportCell: ({ endDate }) => ({ date: endDate }),
    nowrap: true,
  },
  {
    key: 'state',
    title: texts.state,
    render: (season) => <StatusTag status={getSeasonState(season, today)} />,
    exportCell: (season) => seasonStateLabels[getSeasonState(season, today)],
    cardPosition: 'aside',
  },
  {
    key: 'windows',
    title: texts.windows,
    render: (season) => <SeasonWindows season={season} today={today} />,
    exportCell: (season) =>
      getOpenWindows(season, today)
        .map(({ label }) => label)
        .join(', ') || seasonWindowTexts.closed,
  },
];
