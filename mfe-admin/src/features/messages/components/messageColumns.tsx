import type { Message } from '@surco/shared/contract';
import { formatDateTime } from '@surco/shared/domain';
import type { ListColumn } from '@surco/shared/ui/table';
import { ToneTag } from '@surco/shared/ui/display';
import { getChannelLabel, getMessageName, getMessageTrigger } from '../model/messageLabels';
import { texts } from '../texts';

export const messageColumns: readonly ListColumn<Message>[] = [
  { key: 'name', title: texts.message, render: getMessageName, cardPosition: 'title' },
  { key: 'channel', title: texts.channel, render: getChannelLabel, cardOrder: 2, cardLabel: 'hidden', nowrap: true },
  { key: 'subject', title: texts.subject, render: ({ subject }) => subject, cardLabel: 'hidden' },
  { key: 'when', title: texts.trigger, render: getMessageTrigger, cardPosition: 'hidden' },
  {
    key: 'active',
    title: texts.active,
    render: ({ active }) => <ToneTag tone={active ? 'green' : 'grey'}>{active ? texts.yes : texts.no}</ToneTag>,
    exportCell: ({ active }) => (active ? texts.yes : texts.no),
    cardPosition: 'aside',
  },
  {
    key: 'changed',
    title: texts.changed,
    render: ({ updatedAt }) => formatDateTime(updatedAt),
    exportCell: ({ updatedAt }) => ({ time: updatedAt }),
    cardOrder: 1,
    cardLabel: 'hidden',
    nowrap: true,
  },
];
