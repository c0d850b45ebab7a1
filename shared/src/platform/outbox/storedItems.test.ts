/** What phones hold of earlier versions. The names are written out: renamed, they would no longer be found. */
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { createSessionUser } from '../../testing/createSessionUser';
import { session } from '../session/session';
import { getDraft } from './drafts';
import { loadOutbox } from './outbox';

const draft = {
  id: 'e-1',
  place: 'sale:new',
  label: 'Venta',
  state: 'draft',
  savedAt: '2026-01-01T00:00:00Z',
  values: { notes: 'x' },
};
const request = {
  key: 'POST /sales',
  body: {},
  idempotencyKey: 'k',
  attempts: 1,
  notBefore: 0,
  record: '/x/',
  refreshes: [],
};

test('X-11 N-06 drafts and pending items that an earlier version stored on a phone are read', async () => {
  const database = await openDB('surco.entries.u-1', 1, {
    upgrade: (db) => void db.createObjectStore('records', { keyPath: 'id' }),
  });
  await database.put('records', draft);
  await database.put('records', { ...draft, id: 'e-2', place: 'voucher:new', state: 'pending', sending: request });
  database.close();
  session.setUser(createSessionUser('Consultant', { id: 'u-1' }));
  expect(await loadOutbox()).toEqual([
    expect.objectContaining({ id: 'e-1', formKey: 'sale:new', values: { notes: 'x' } }),
    expect.objectContaining({ id: 'e-2', formKey: 'voucher:new', state: 'pending', sending: request }),
  ]);
  expect(await getDraft('e-1')).toMatchObject({ formKey: 'sale:new' });
  expect(Number.parseInt(localStorage.getItem('surco.entries') ?? '', 10)).toBe(2);
});
