import { mockApi } from '../../testing';
import { call } from './call';
import { registerCallMiddleware } from './callMiddleware';

test('middlewares run around a call in the order of registration, until they are removed', async () => {
  const requests = mockApi({ 'GET /sales/1': { data: { id: '1' } } });
  const steps: string[] = [];
  const unregister = ['outer', 'inner'].map((name) =>
    registerCallMiddleware(async ({ key, address }, send) => {
      steps.push(`${name} ${key} ${address}`);
      return send();
    }),
  );
  await expect(call('GET /sales/{id}', { params: { id: '1' } })).resolves.toEqual({ id: '1' });
  expect(steps).toEqual(['outer GET /sales/{id} /sales/1', 'inner GET /sales/{id} /sales/1']);
  for (const remove of unregister) remove();
  await call('GET /sales/{id}', { params: { id: '1' } });
  expect(steps).toHaveLength(2);
  expect(requests).toHaveLength(2);
});

test('a middleware can answer without a request', async () => {
  const requests = mockApi({});
  const unregister = registerCallMiddleware(async () => ({ id: 'cached' }));
  await expect(call('GET /auth/me', {})).resolves.toEqual({ id: 'cached' });
  unregister();
  expect(requests).toEqual([]);
});
