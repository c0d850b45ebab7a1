import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { createSessionUser } from '../../../testing/createSessionUser';
import { session } from '../../host';
import { responseStore } from '../../storage/recordStore';
import { deleteCachedResponses } from '../../storage/userDatabases';
import { declareOfflineCalls } from '../offlineCalls';
import { recordResponse } from '../responseRecorder';
import { readCachedResponse, startCachingResponses } from './responseStorage';

const user = createSessionUser('Consultant');
const ADDRESS = '/seasons?size=all';

const record = (address: string, count: number): void =>
  recordResponse({
    key: 'GET /seasons',
    address,
    answer: { data: Array.from({ length: count }, (_, id) => ({ id })), page: 1 },
    at: new Date().toISOString(),
  });

const countStored = async (address: string): Promise<number | undefined> =>
  ((await readCachedResponse('GET /seasons', address))?.answer as { data: unknown[] } | undefined)?.data.length;

beforeEach(() => {
  declareOfflineCalls({ 'GET /seasons': 4 });
  session.setUser(user);
  startCachingResponses();
});
afterEach(async () => {
  await deleteCachedResponses(user.id);
  session.clear();
});

test('X-18 stores a long list completely, and the later of two answers to a request', async () => {
  record('/seasons?page=1', 1_000);
  record(ADDRESS, 1_000);
  record(ADDRESS, 3);
  await waitFor(async () => expect(await countStored(ADDRESS)).toBe(3), { timeout: 10_000 });
  expect(await countStored('/seasons?page=1')).toBe(1_000);
});

test('stores no answer of a session that ends meanwhile', async () => {
  const other = { ...createSessionUser('Consultant'), id: 'other' };
  record(ADDRESS, 1_000);
  session.setUser(other);
  record('/seasons?page=1', 1);
  await waitFor(async () => expect(await countStored('/seasons?page=1')).toBe(1), { timeout: 10_000 });
  expect(await countStored(ADDRESS)).toBeUndefined();
  await deleteCachedResponses(other.id);
  session.setUser(user);
  expect(await countStored(ADDRESS)).toBeUndefined();
});

test('reads an answer that an older version stored in one record', async () => {
  const stored = { key: 'GET /seasons', at: new Date().toISOString() };
  const lists = { text: { text: '{"data":[{}]}' }, object: { answer: { data: [{}, {}] } } };
  for (const [name, body] of Object.entries(lists)) {
    const address = `/seasons?page=${name}`;
    const oldRecord = { id: `GET /seasons ${address}`, ...stored, address, ...body };
    await responseStore.put(oldRecord);
  }
  expect(await countStored('/seasons?page=text')).toBe(1);
  expect(await countStored('/seasons?page=object')).toBe(2);
});

test('deletes the oldest answers beyond the limit with their bodies', async () => {
  declareOfflineCalls({ 'GET /seasons': 1 });
  record('/seasons?page=1', 1);
  await waitFor(async () => expect(await countStored('/seasons?page=1')).toBe(1), { timeout: 10_000 });
  record(ADDRESS, 2);
  await waitFor(async () => expect(await countStored(ADDRESS)).toBe(2), { timeout: 10_000 });
  startCachingResponses();
  await waitFor(async () => expect(await responseStore.getAll()).toHaveLength(2), { timeout: 10_000 });
  expect(await countStored(ADDRESS)).toBe(2);
});
