import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { createSessionUser } from '../../../testing/createSessionUser';
import { session } from '../../session/session';
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
