import type { Season } from '@surco/shared/contract';
import { formatDate, getSeasonState, seasonStateLabels } from '@surco/shared/domain';
import type { ListColumn } from '@surco/shared/ui/table';
import { StatusTag } from '@surco/shared/ui/display';
import { getOpenDocumentKinds, SeasonWindows } from '../../../common/components/SeasonWindows';
import { seasonWindowTexts } from '../../../common/texts';
import { seasonFields } from '@surco/shared/records/season';
import { texts } from '../texts';

/**
 * The columns of the season list.
 * @param today the ISO calendar date on which the status and the kinds of document that can be registered depend
 */
export const createSeasonColumns = (today: string): readonly ListColumn<Season>[] => [
  { key: 'name', title: seasonFields.name.label, render: ({ name }) => name, cardPosition: 'title' },
  {
    key: 'start',
    title: seasonFields.startDate.label,
    render: ({ startDate }) => formatDate(startDate),
    exportCell: ({ startDate }) => ({ date: startDate }),
    sortField: 'startDate',
    sortAs: 'date',
    nowrap: true,
  },
  {
    key: 'end',
    title: seasonFields.endDate.label,
    render: ({ endDate }) => formatDate(endDate),
    exportCell: ({ endDate }) => ({ date: endDate }),
    nowrap: true,
  },
  {
    key: 'status',
    title: texts.status,
    render: (season) => <StatusTag status={getSeasonState(season, today)} />,
    exportCell: (season) => seasonStateLabels[getSeasonState(season, today)],
    cardPosition: 'aside',
  },
  {
    key: 'openDocumentKinds',
    title: texts.openDocumentKinds,
    render: (season) => <SeasonWindows season={season} today={today} />,
    exportCell: (season) =>
      getOpenDocumentKinds(season, today)
        .map(({ label }) => label)
        .join(', ') || seasonWindowTexts.none,
  },
];
