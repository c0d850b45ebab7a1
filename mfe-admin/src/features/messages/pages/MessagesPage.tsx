import type { Message } from '@surco/shared/contract';
import { wholeList } from '@surco/shared/domain/wholeList';
import { call, refresh, useCall, useListState } from '@surco/shared/platform';
import { ListExport } from '@surco/shared/ui/list-export';
import { type ListFilter, ListPage } from '@surco/shared/ui/list-page';
import { flagOptions } from '../../../forms/flags';
import { useKept } from '../../../forms/useKept';
import { columns } from '../components/columns';
import { namedMessage } from '../model/kinds';
import { messagePath, NEW_PATH } from '../model/paths';
import { texts } from '../texts';

const FILTERS = ['search', 'channel', 'active'] as const;

const filters: readonly ListFilter<(typeof FILTERS)[number]>[] = [
  { kind: 'search', name: 'search', label: texts.search },
  {
    kind: 'select',
    name: 'channel',
    label: texts.channel,
    options: [
      { value: 'APP', label: texts.channels.APP },
      { value: 'EMAIL', label: texts.channels.EMAIL },
    ],
  },
  {
    kind: 'select',
    name: 'active',
    label: texts.active,
    options: flagOptions(texts.yes, texts.no),
  },
];

async function remove({ id }: Message): Promise<void> {
  await call('DELETE /messages/{id}', { params: { id } });
  void refresh('GET /messages', 'GET /messages/kinds');
}

/** the words of every notice and mail. */
export default function MessagesPage() {
  const state = useListState(FILTERS, 'name');
  const answer = useCall('GET /messages', { query: state.query });
  const kept = useKept<Message>({ named: namedMessage, loss: texts.loss, remove });
  return (
    <>
      <ListPage
        noun={texts.noun}
        state={state}
        answer={answer}
        columns={columns}
        filters={filters}
        action={{ label: texts.make, icon: 'plus', to: NEW_PATH }}
        extra={
          <ListExport name={texts.file} columns={columns} call="GET /messages" request={{ query: wholeList(state) }} />
        }
        empty={{ text: texts.empty }}
        rowLink={({ id }) => messagePath(id)}
        rowActions={(message) => [
          { key: 'edit', label: texts.edit, icon: 'edit', to: messagePath(message.id) },
          {
            key: 'delete',
            label: texts.remove,
            icon: 'trash',
            danger: true,
            onSelect: () => kept.remove(message),
          },
        ]}
      />
      {kept.dialog}
    </>
  );
}
