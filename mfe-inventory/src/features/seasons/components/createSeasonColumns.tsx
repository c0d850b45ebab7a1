import type { Season } from '@surco/shared/contract';
import { getSeasonState } from '@surco/shared/domain';
import { createColumns } from '@surco/shared/records/lists/createColumns';
import { createSeasonColumns as describeColumns } from '@surco/shared/records/lists/seasons';
import type { ListColumn } from '@surco/shared/ui/table';
import { StatusTag } from '@surco/shared/ui/display';
import { SeasonWindows } from '../../../common/components/SeasonWindows';

/**
 * The columns of the season list.
 * @param today the ISO calendar date on which the status and the kinds of document that can be registered depend
 */
export function createSeasonColumns(today: string): readonly ListColumn<Season>[] {
  const column = createColumns(describeColumns(today));
  return [
    column('name', { cardPosition: 'title' }),
    column('start', { sortField: 'startDate', nowrap: true }),
    column('end', { nowrap: true }),
    column('status', {
      render: (season) => <StatusTag status={getSeasonState(season, today)} />,
      cardPosition: 'aside',
    }),
    column('openDocumentKinds', { render: (season) => <SeasonWindows season={season} today={today} /> }),
  ];
}
