import type { CallData, CallInput, Message } from '@surco/shared/contract';
import { messageKinds } from '@surco/shared/domain/messageKinds';
import { sql } from 'kysely';
import { contains, orderBy, readPage, type Condition } from '../../db/page';
import type { Db } from '../../db/pool';
import type { Row } from '../../db/types';
import { stampsOf } from '../mapping';
import { allKinds, wordsOf } from './words';

const toMessage = (row: Row<'messages'>): Message => {
  const words = wordsOf(row.key, row.channel);
  return {
    id: row.id,
    key: row.key,
    channel: row.channel,
    subject: row.subject,
    body: row.body,
    active: row.active,
    placeholders: [...(words?.placeholders ?? [])],
    required: [...(words?.required ?? [])],
    ...stampsOf(row),
  };
};

const names = JSON.stringify(Object.fromEntries(Object.entries(messageKinds).map(([key, { name }]) => [key, name])));

/** As the list calls it. */
const name = sql`coalesce(${names}::jsonb ->> m.key, m.key)`;

export function listMessages(db: Db, query: CallInput<'GET /messages'>['query']) {
  const where: Condition[] = [];
  if (query.search)
    where.push(contains(sql`fold(m.key || ' ' || ${name} || ' ' || m.subject || ' ' || m.body)`, query.search));
  if (query.channel) where.push(sql`m.channel = ${query.channel}`);
  if (query.active !== undefined) where.push(sql`m.active = ${query.active}`);
  const source = {
    base: sql`messages m`,
    alias: sql`m`,
    joins: sql``,
    columns: sql`m.*`,
    where,
    order: orderBy(query.sort, { name: sql`(fold(${name}), m.channel)` }, 'name', sql`m.id`),
  };
  return readPage(db, query, source, toMessage);
}

/** Every message that Surco sends, and which words it has, if any. */
export async function listKinds(db: Db): Promise<CallData<'GET /messages/kinds'>> {
  const written = await db.selectFrom('messages').select(['id', 'key', 'channel']).execute();
  return allKinds().map(({ key, channel, placeholders, required }) => ({
    key,
    channel,
    placeholders: [...placeholders],
    required: [...required],
    messageId: written.find((one) => one.key === key && one.channel === channel)?.id ?? null,
  }));
}

export async function findMessage(db: Db, id: string): Promise<Message | null> {
  const row = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toMessage(row) : null;
}
