import type { Message } from '@surco/shared/contract';
import { formatDateTime } from '@surco/shared/domain/formats';
import type { ListColumn } from '@surco/shared/ui/list-page';
import { ToneTag } from '@surco/shared/ui/status-tag';
import { channelOf, nameOf, whenOf } from '../model/kinds';
import { texts } from '../texts';

export const columns: readonly ListColumn<Message>[] = [
  { key: 'name', title: texts.message, render: nameOf, phone: 'title' },
  { key: 'channel', title: texts.channel, render: channelOf, nowrap: true },
  { key: 'subject', title: texts.subject, render: ({ subject }) => subject },
  { key: 'when', title: texts.when, render: whenOf },
  {
    key: 'active',
    title: texts.active,
    render: ({ active }) => <ToneTag tone={active ? 'green' : 'grey'}>{active ? texts.yes : texts.no}</ToneTag>,
    cell: ({ active }) => (active ? texts.yes : texts.no),
    phone: 'aside',
  },
  {
    key: 'changed',
    title: texts.changed,
    render: ({ updatedAt }) => formatDateTime(updatedAt),
    cell: ({ updatedAt }) => ({ time: updatedAt }),
    nowrap: true,
  },
];
