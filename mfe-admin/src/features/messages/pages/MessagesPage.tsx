import { type CallQuery, type Message, toUnpagedQuery } from '@surco/shared/contract';
import { useCall, useListState } from '@surco/shared/platform';
import { channelLabels } from '@surco/shared/records/message';
import { ListExport } from '@surco/shared/ui/export';
import { type ListFilter, ListPage } from '@surco/shared/ui/list';
import { createBooleanOptions } from '../../../common/model/createBooleanOptions';
import { useRemoval } from '../../../common/hooks/useRemoval';
import { deleteMessage } from '../api/deleteMessage';
import { messageColumns } from '../components/messageColumns';
import { describeMessage } from '../model/messageLabels';
import { getMessagePath, NEW_MESSAGE_PATH } from '../paths';
import { texts } from '../texts';

const FILTER_NAMES = ['search', 'channel', 'active'] as const satisfies readonly (keyof CallQuery<'GET /messages'>)[];

const filters: readonly ListFilter<(typeof FILTER_NAMES)[number]>[] = [
  { kind: 'search', name: 'search', label: texts.search },
  {
    kind: 'select',
    name: 'channel',
    label: texts.channel,
    options: [
      { value: 'APP', label: channelLabels.APP },
      { value: 'EMAIL', label: channelLabels.EMAIL },
    ],
  },
  {
    kind: 'select',
    name: 'active',
    label: texts.active,
    options: createBooleanOptions(texts.yes, texts.no),
  },
];

/** the texts of all notifications and mails. */
export default function MessagesPage() {
  const state = useListState(FILTER_NAMES, 'name');
  const response = useCall('GET /messages', { query: state.query });
  const { data: kinds = [] } = useCall('GET /messages/kinds', {});
  // There is nothing to create once every kind of message has a text.
  const canCreate = kinds.some(({ messageId }) => messageId === null);
  const removal = useRemoval<Message>({
    describe: describeMessage,
    deleteWarning: texts.deleteWarning,
    remove: deleteMessage,
  });
  const exported = {
    columns: messageColumns,
    call: 'GET /messages',
    request: { query: toUnpagedQuery(state) },
  } as const;
  return (
    <>
      <ListPage
        noun={texts.noun}
        state={state}
        response={response}
        columns={messageColumns}
        filters={filters}
        action={canCreate ? { label: texts.newMessage, icon: 'plus', to: NEW_MESSAGE_PATH } : undefined}
        extra={<ListExport {...exported} />}
        selectionOptions={{ exported }}
        empty={{ text: texts.empty }}
        rowLink={({ id }) => getMessagePath(id)}
        rowActions={(message) => [
          { key: 'edit', label: texts.edit, icon: 'edit', to: getMessagePath(message.id) },
          {
            key: 'delete',
            label: texts.remove,
            icon: 'trash',
            danger: true,
            onSelect: () => removal.remove(message),
          },
        ]}
      />
      {removal.dialog}
    </>
  );
}
