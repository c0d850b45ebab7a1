import type { Season } from '@surco/shared/contract';
import { formatDate } from '@surco/shared/domain';
import type { ListColumn } from '@surco/shared/ui/table';
import { texts } from '../texts';

export const columns: readonly ListColumn<Season>[] = [
  { key: 'name', title: texts.name, render: ({ name }) => name, cardPosition: 'title' },
  { key: 'start', title: texts.start, render: ({ startDate }) => formatDate(startDate), sortField: 'startDate' },
  { key: 'end', title: texts.end, render: ({ endDate }) => formatDate(endDate) },
];
