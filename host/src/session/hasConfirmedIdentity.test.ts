import 'fake-indexeddb/auto';
import { call, loadOfflineEngine } from '@surco/shared/platform';
import { createSessionUser, mockApi, session } from '@surco/shared/testing';
import { waitFor } from '@testing-library/react';
import { cacheCallsForOffline } from '../offline/cacheCallsForOffline';
import { hasConfirmedIdentity } from './hasConfirmedIdentity';

test('N-06 E-01 confirms a user with a client key as Farmer only, whatever role the server has answered, and no other user', async () => {
  const farmer = createSessionUser('Admin', { clientKey: 'CLAVE-0001' });
  session.setUser(farmer);
  cacheCallsForOffline([]);
  mockApi({ 'GET /auth/me': { data: farmer } });
  const engine = await loadOfflineEngine();
  engine.start();
  await call('GET /auth/me', {});
  await waitFor(async () => expect(await engine.readCachedResponse('GET /auth/me', '/auth/me')).not.toBeNull());
  expect(await hasConfirmedIdentity({ ...farmer, role: 'Farmer' })).toBe(true);
  expect(await hasConfirmedIdentity({ ...farmer, role: 'Admin' })).toBe(false);
  expect(await hasConfirmedIdentity({ ...farmer, id: 'otro', role: 'Farmer' })).toBe(false);
});
