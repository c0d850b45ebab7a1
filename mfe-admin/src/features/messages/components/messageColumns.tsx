import type { Message } from '@surco/shared/contract';
import { createColumns } from '@surco/shared/records/lists/createColumns';
import { messageColumns as described } from '@surco/shared/records/lists/messages';
import type { ListColumn } from '@surco/shared/ui/table';
import { ToneTag } from '@surco/shared/ui/display';

const column = createColumns(described);

export const messageColumns: readonly ListColumn<Message>[] = [
  column('name', { cardPosition: 'title' }),
  column('channel', { cardOrder: 2, cardLabel: 'hidden', nowrap: true }),
  column('subject', { cardLabel: 'hidden' }),
  column('when', { cardPosition: 'hidden' }),
  column('active', {
    render: (message) => <ToneTag tone={message.active ? 'green' : 'grey'}>{described.active.value(message)}</ToneTag>,
    cardPosition: 'aside',
  }),
  column('changed', { cardOrder: 1, cardLabel: 'hidden', nowrap: true }),
];
