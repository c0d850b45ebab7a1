import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { createSessionUser } from '../../testing/createSessionUser';
import { session } from '../host';
import { outboxStore } from './recordStore';

const moveThroughCache = (type: 'pagehide' | 'pageshow'): unknown =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));

test('X-11 what a page leaves unfinished in the back/forward cache holds no record, and is done when it is shown again', async () => {
  session.setUser(createSessionUser('Consultant', { id: 'u-1' }));
  await outboxStore.put({ id: 'e-1' });
  const decide = jest.fn(() => ({ id: 'e-1', notes: 'changed' }));
  decide.mockImplementationOnce(() => {
    moveThroughCache('pagehide');
    return { id: 'e-1', notes: 'changed' };
  });
  const ended = jest.fn();
  const changed = outboxStore.update('e-1', decide).then(ended);
  const removed = outboxStore.remove('e-2').then(ended);
  const database = await openDB('surco.entries.u-1');
  expect(await database.transaction('records', 'readwrite').store.get('e-1')).toEqual({ id: 'e-1' });
  expect(ended).not.toHaveBeenCalled();

  moveThroughCache('pageshow');
  await Promise.all([changed, removed]);
  expect(await outboxStore.get('e-1')).toEqual({ id: 'e-1', notes: 'changed' });
  database.close();
});
