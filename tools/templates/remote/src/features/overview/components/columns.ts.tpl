import type { Season } from '@surco/shared/contract';
import { formatDate } from '@surco/shared/domain/formats';
import type { ListColumn } from '@surco/shared/ui/list-page';
import { texts } from '../texts';

export const columns: readonly ListColumn<Season>[] = [
  { key: 'name', title: texts.name, render: ({ name }) => name, phone: 'title' },
  { key: 'start', title: texts.start, render: ({ startDate }) => formatDate(startDate), sortField: 'startDate' },
  { key: 'end', title: texts.end, render: ({ endDate }) => formatDate(endDate) },
];
