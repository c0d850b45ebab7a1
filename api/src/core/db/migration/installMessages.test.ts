import { messageKinds, messageTexts } from '@surco/shared/domain';
import { createTestDatabase, runStatement, type TestDatabase } from '../../../testing/testDatabase';
import { installMessages } from './installMessages';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const run = (statement: string) => runStatement(database.ownerUrl, statement);
const listChannels = (table: Readonly<Record<string, object>>) =>
  Object.entries(table).map(([key, channels]) => [key, Object.keys(channels).filter((name) => name !== 'name')]);

test('R-43 every message kind has a text for each of its channels, and a new database has them all', async () => {
  expect(listChannels(messageTexts)).toEqual(listChannels(messageKinds));
  expect(await run(`select count(*)::int from messages`)).toEqual([
    { count: listChannels(messageKinds).flatMap(([, channels]) => channels).length },
  ]);
  expect(await run(`select subject, body from messages where key = 'sale.created'`)).toEqual([
    messageTexts['sale.created']?.APP,
  ]);
});

test('R-43 texts that an administrator has changed or deleted stay so, and a new message gets its text', async () => {
  await run(`update messages set body = 'Otro' where key = 'sale.created'`);
  await run(`delete from messages where key in ('sale.deleted', 'sale.edited')`);
  await run(`delete from installed_messages where key = 'sale.edited'`);
  await Promise.all([installMessages(database.ownerUrl), installMessages(database.ownerUrl)]);
  expect(await run(`select key, body from messages where key like 'sale.%' order by key`)).toEqual([
    { key: 'sale.created', body: 'Otro' },
    { key: 'sale.edited', body: messageTexts['sale.edited']?.APP?.body },
  ]);
});
