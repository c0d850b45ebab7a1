import type { CallData, CallInput, Message } from '@surco/shared/contract';
import { messageKinds, sharePlaceholders } from '@surco/shared/domain';
import { messageFields } from '@surco/shared/records/message';
import { sql } from 'kysely';
import { buildFilterConditions, type FilterTable, type ListFilters } from '../../core/db/buildFilterConditions';
import { buildContainsCondition } from '../../core/db/conditions';
import { buildOrder } from '../../core/db/buildOrder';
import { toFields } from '../../core/db/recordColumns';
import type { ListSource } from '../../core/db/readPage';
import type { Db } from '../../core/db/pool';
import type { Row } from '../../core/db/schema/database';
import { mapRecordMetadata } from '../../core/db/rowMapping';
import { listMessageKindPlaceholders, findPlaceholders } from './placeholders';

const toMessage = (row: Row<'messages'>): Message => {
  const definition = findPlaceholders(row.key, row.channel);
  return {
    id: row.id,
    ...toFields(messageFields, row),
    placeholders: [...(definition?.placeholders ?? [])],
    required: [...(definition?.required ?? [])],
    ...mapRecordMetadata(row),
  };
};

const messageNames = JSON.stringify(
  Object.fromEntries(Object.entries(messageKinds).map(([key, { name }]) => [key, name])),
);

/** The name that lists show. */
const messageNameSql = sql`coalesce(${messageNames}::jsonb ->> m.key, m.key)`;

const filterTable: FilterTable<ListFilters<'GET /messages'>> = {
  search: (text) =>
    buildContainsCondition(sql`fold(m.key || ' ' || ${messageNameSql} || ' ' || m.subject || ' ' || m.body)`, text),
  channel: (channel) => sql`m.channel = ${channel}`,
  active: (active) => sql`m.active = ${active}`,
};

/** The message texts that a query selects. */
export const buildMessageListSource = (
  query: CallInput<'GET /messages'>['query'],
): ListSource<Row<'messages'>, Message> => ({
  base: sql`messages m`,
  joins: sql``,
  columns: sql`m.*`,
  where: buildFilterConditions(query, filterTable),
  order: buildOrder(query.sort, { name: sql`(fold(${messageNameSql}), m.channel)` }, 'name', sql`m.id`),
  map: toMessage,
});

/** The texts that people share or send by WhatsApp, without those that an administrator has switched off. */
export const listShareTexts = (db: Db): Promise<CallData<'GET /messages/share'>> =>
  db
    .selectFrom('messages')
    .select(['key', 'subject', 'body'])
    .where('key', 'in', Object.keys(sharePlaceholders))
    .where('channel', '=', 'APP')
    .where('active', '=', true)
    .orderBy('key')
    .execute();

/** Every message that the product sends, with the id of its text, if any. */
export async function listMessageKinds(db: Db): Promise<CallData<'GET /messages/kinds'>> {
  const written = await db.selectFrom('messages').select(['id', 'key', 'channel']).execute();
  return listMessageKindPlaceholders().map(({ key, channel, placeholders, required }) => ({
    key,
    channel,
    placeholders: [...placeholders],
    required: [...required],
    messageId: written.find((message) => message.key === key && message.channel === channel)?.id ?? null,
  }));
}

export async function findMessage(db: Db, id: string): Promise<Message | null> {
  const row = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toMessage(row) : null;
}
