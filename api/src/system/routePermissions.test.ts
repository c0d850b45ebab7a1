import { calls, type CallSpec } from '@surco/shared/contract/calls';
import { type Role, roles } from '@surco/shared/domain';
import { startTestApi, type TestApi, type TestClient } from '../testing/harness';

let api: TestApi;
/** One session for all reads of a role; a write may end its session. */
const readers = new Map<Role | null, TestClient>();
beforeAll(async () => {
  api = await startTestApi();
  for (const role of [...roles, null])
    readers.set(role, await api.signInAs(role ? api.company.users[role] : undefined));
});
afterAll(() => api.close());

const callEntries: [string, CallSpec][] = Object.entries(calls);
const unknownId = '00000000-0000-4000-8000-000000000000';

/** The path with an id that does not exist, so that allowed calls change nothing. */
const buildPath = (path: string): string => path.replace(/\{product\}/, 'otro').replace(/\{\w+\}/g, unknownId);

const isAllowed = ({ access }: CallSpec, role: Role | null): boolean =>
  access === 'anyone' || (role !== null && (access === 'signedIn' || access.includes(role)));

const cases = callEntries.flatMap(([key, spec]) =>
  [...roles, null].map((role) => ({ key, spec, role, expected: isAllowed(spec, role) })),
);

describe('the API checks every permission, and then the body', () => {
  test.each(cases)('P-07 $key as $role: $expected', async ({ key, spec, role, expected }) => {
    const [method, path] = key.split(' ') as ['GET' | 'POST', string];
    const reader = method === 'GET' ? readers.get(role) : undefined;
    const visitor = reader ?? (await api.signInAs(role ? api.company.users[role] : undefined));
    const body = method === 'GET' ? undefined : spec.body ? { unexpected: true } : {};
    const address = spec.stream ? `${buildPath(path)}?once=true` : buildPath(path);
    const { status, body: response } = await visitor.send(method, address, body);
    const refused =
      role === null
        ? response.code === 'SESION_INVALIDA' && status === 401
        : response.code === 'PERMISO_DENEGADO' && status === 403;
    expect({ refused, broken: status >= 500 }).toEqual({ refused: !expected, broken: false });
    expect(response.code === 'DATOS_INVALIDOS' || !expected || !spec.body).toBe(true);
  });
});

/** The paths of the document; a path with its own server is relative to that server. */
interface OpenApiDocument {
  paths: Record<string, Record<string, unknown> & { servers?: { url: string }[] }>;
}

test('P-07 routes and calls of the contract match one to one', async () => {
  const { paths } = (await api.app.inject({ url: '/api/docs/json' })).json<OpenApiDocument>();
  const routes = Object.entries(paths).flatMap(([path, { servers, ...operations }]) => {
    const prefix = servers?.[0]?.url.replace(/^\/api/, '') ?? '';
    return Object.keys(operations).map((method) => `${method.toUpperCase()} ${prefix}${path}`);
  });
  const contractCalls = Object.keys(calls).map((key) => key.replace(/\/$/, ''));
  expect(routes.toSorted()).toEqual(contractCalls.toSorted());
});

test('N-07 P-07 before accepting the terms a consultant may make only the GET calls with `beforeTerms`', async () => {
  const visitor = await api.signInAs(await api.make.user('Consultant', { tos_version: null }));
  for (const [key, spec] of callEntries) {
    const [method, path] = key.split(' ') as ['GET' | 'POST', string];
    if (method !== 'GET' || spec.access === 'anyone') continue;
    const { body } = await visitor.get(buildPath(path));
    const expected = spec.beforeTerms
      ? undefined
      : isAllowed(spec, 'Consultant')
        ? 'TERMINOS_PENDIENTES'
        : 'PERMISO_DENEGADO';
    expect([key, body.code]).toEqual([key, expected]);
  }
});
