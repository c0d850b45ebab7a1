import { calls } from '@surco/shared/contract/calls';
import type { CallSpec } from '@surco/shared/contract/call';
import { roles, type Role } from '@surco/shared/contract/roles';
import { startApi, type TestApi } from './harness';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const table: [string, CallSpec][] = Object.entries(calls);
const nobody = '00000000-0000-4000-8000-000000000000';

/** An address of the call that no record has, so that whoever may make it changes nothing. */
const addressOf = (path: string): string => path.replace(/\{product\}/, 'otro').replace(/\{\w+\}/g, nobody);

const allowed = ({ who }: CallSpec, role: Role | null): boolean =>
  who === 'anyone' || (role !== null && (who === 'signedIn' || who.includes(role)));

const cases = table.flatMap(([key, spec]) =>
  [...roles, null].map((role) => ({ key, spec, role, expected: allowed(spec, role) })),
);

describe('P-07 the API itself holds every permission', () => {
  test.each(cases)('P-07 $key as $role: $expected', async ({ key, spec, role, expected }) => {
    const [method, path] = key.split(' ') as ['GET' | 'POST', string];
    const visitor = await api.as(role ? api.company.users[role] : undefined);
    const body = method === 'GET' ? undefined : spec.body ? { unexpected: true } : {};
    const address = spec.stream ? `${addressOf(path)}?once=true` : addressOf(path);
    const { status, body: answer } = await visitor.send(method, address, body);
    const refused =
      role === null
        ? answer.code === 'SESION_INVALIDA' && status === 401
        : answer.code === 'PERMISO_DENEGADO' && status === 403;
    expect({ refused, broken: status >= 500 }).toEqual({ refused: !expected, broken: false });
  });
});

test('P-07 every route has its call in the table, and every call its route', async () => {
  const { paths } = (await api.app.inject({ url: '/api/docs/json' })).json<{ paths: Record<string, object> }>();
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`),
  );
  expect(routes.toSorted()).toEqual(Object.keys(calls).toSorted());
});

test('N-07 P-07 a consultant who has not accepted the terms may do nothing but accept them', async () => {
  const visitor = await api.as(await api.make.user('Consultant', { tos_version: null }));
  for (const [key, spec] of table) {
    const [method, path] = key.split(' ') as ['GET' | 'POST', string];
    if (method !== 'GET' || spec.who === 'anyone') continue;
    const { body } = await visitor.get(addressOf(path));
    const expected = spec.beforeTerms
      ? undefined
      : allowed(spec, 'Consultant')
        ? 'TERMINOS_PENDIENTES'
        : 'PERMISO_DENEGADO';
    expect([key, body.code]).toEqual([key, expected]);
  }
});

test('P-07 the documentation lists every call and needs no key', async () => {
  const answer = await api.app.inject({ url: '/api/docs/json' });
  const { paths } = answer.json<{ paths: Record<string, Record<string, { summary: string }>> }>();
  expect(
    Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .map(({ summary }) => summary),
  ).toHaveLength(table.length);
  expect(JSON.stringify(paths['/api/sales']?.post)).toContain('customerId');
  expect((await api.app.inject({ url: '/api/docs/' })).statusCode).toBe(200);
});
