/** What phones hold of earlier versions. The names are written out: renamed, they would no longer be found. */
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { createSessionUser } from '../../testing/createSessionUser';
import { session } from '../host';
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

test('X-11 X-34 X-38 N-06 drafts and pending items that an earlier version stored on a phone are read', async () => {
  const database = await openDB('surco.entries.u-1', 1, {
    upgrade: (db) => void db.createObjectStore('records', { keyPath: 'id' }),
  });
  await database.put('records', draft);
  await database.put('records', { ...draft, id: 'e-2', place: 'voucher:new', state: 'pending', sending: request });
  // Kinds after version 0.1.0: a new customer, and a payment and a delivery that refer to other items.
  await database.put('records', {
    ...draft,
    id: 'e-3',
    place: undefined,
    formKey: 'payment:new:b-1',
    state: 'pending',
    values: { voucherId: 'b-1', amount: 500 },
    sending: { ...request, key: 'POST /vouchers/{id}/payments', params: { id: 'b-1' } },
  });
  await database.put('records', {
    ...draft,
    id: 'e-4',
    place: undefined,
    formKey: 'customer:new',
    state: 'sent',
    recordId: 'c-1',
  });
  const delivery = { deliveredTo: 'Eva', isSigned: true, signature: 'iVBORw0KGgo=', saleId: 'v-1' };
  await database.put('records', {
    ...draft,
    id: 'e-5',
    place: undefined,
    formKey: 'sale:deliver:v-1',
    state: 'pending',
    values: delivery,
    sending: { ...request, key: 'POST /sales/{id}/deliver', params: { id: 'v-1' } },
  });
  database.close();
  session.setUser(createSessionUser('Consultant', { id: 'u-1' }));
  expect(await loadOutbox()).toEqual([
    expect.objectContaining({ id: 'e-1', formKey: 'sale:new', values: { notes: 'x' } }),
    expect.objectContaining({ id: 'e-2', formKey: 'voucher:new', state: 'pending', sending: request }),
    expect.objectContaining({ id: 'e-3', formKey: 'payment:new:b-1', values: { voucherId: 'b-1', amount: 500 } }),
    expect.objectContaining({ id: 'e-4', formKey: 'customer:new', recordId: 'c-1' }),
    expect.objectContaining({ id: 'e-5', formKey: 'sale:deliver:v-1', values: delivery }),
  ]);
  expect(await getDraft('e-1')).toMatchObject({ formKey: 'sale:new' });
  expect(Number.parseInt(localStorage.getItem('surco.entries') ?? '', 10)).toBe(5);
});
