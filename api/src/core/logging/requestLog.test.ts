import { connect } from 'node:net';
import { startTestApi, type TestApi } from '../../testing/harness';
import { runStatement } from '../../testing/testDatabase';

type LogLine = Record<string, unknown>;

let lines: LogLine[] = [];
const log = { write: (line: string): void => void lines.push(JSON.parse(line)) };
const generatedId = /^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ log, env: { LOG_LEVEL: 'info', TRUSTED_PROXIES: '10.0.0.0/8' } });
});
beforeEach(() => {
  lines = [];
});
afterAll(() => api.close());

test('writes one line for each request, with the pattern of its route and the user', async () => {
  const { Admin } = api.company.users;
  const { headers } = await (await api.signInAs(Admin)).get('/users/0b1f3f3e-9f3f-4a53-8b7a-1f3f3e9f3f4a');
  expect(lines).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      pid: process.pid,
      hostname: expect.any(String),
      reqId: headers['x-request-id'],
      route: '/api/users/:id',
      method: 'GET',
      status: 404,
      durationMs: expect.any(Number),
      userId: Admin.id,
      msg: 'request',
    },
  ]);
});

test('writes neither query, body, headers, token nor address of a request', async () => {
  const anonymous = await api.signInAs();
  await anonymous.post(
    '/auth/forgot-password',
    { email: 'ana@empresa.mx', password: 'una clave secreta' },
    {},
    '203.0.113.7',
  );
  await anonymous.get('/sales?search=Hortensia', { 'user-agent': 'Navegador', cookie: 'surco=un-token' });
  await anonymous.get('/no-such-route/Hortensia');
  expect(lines.map(({ route }) => route)).toEqual(['/api/auth/forgot-password', '/api/sales', 'unmatched']);
  const { apiKey } = api.settings;
  for (const secret of ['ana@', 'secreta', '203.0.113.7', 'Hortensia', 'Navegador', 'un-token', apiKey])
    expect(JSON.stringify(lines)).not.toContain(secret);
});

test('F-03 writes an unexpected error once, with its stack, under the id that the client gets', async () => {
  const admin = await api.signInAs(api.company.users.Admin);
  await runStatement(api.ownerUrl, 'alter table seasons rename to seasons_lost');
  const { status, headers } = await admin.get('/seasons');
  await runStatement(api.ownerUrl, 'alter table seasons_lost rename to seasons');
  expect(status).toBe(500);
  expect(lines.map(({ level, msg, reqId }) => [level, msg, reqId])).toEqual([
    ['error', 'request failed', headers['x-request-id']],
    ['info', 'request', headers['x-request-id']],
  ]);
  expect(lines[0]).toMatchObject({ err: { code: '42P01', stack: expect.stringMatching(/does not exist\n {4}at /) } });
});

/** The id of the response to a request that has the header `X-Request-Id`. */
async function sendWithId(given: string, remoteAddress: string): Promise<unknown> {
  const { headers } = await api.app.inject({ url: '/config.json', headers: { 'x-request-id': given }, remoteAddress });
  return headers['x-request-id'];
}

test.each(['10.1.2.3', '::ffff:10.1.2.3'])('uses the id that the trusted proxy %s sends', async (address) => {
  expect(await sendWithId('5f2b6c0d9e8a47b1', address)).toBe('5f2b6c0d9e8a47b1');
});

test.each([
  ['of a client', '5f2b6c0d9e8a47b1', '203.0.113.7'],
  ['with spaces', 'a b c d e f g h', '10.1.2.3'],
  ['that is too long', 'x'.repeat(65), '10.1.2.3'],
])('replaces the id %s', async (_title, given, address) => {
  expect(await sendWithId(given, address)).toMatch(generatedId);
});

test('every response has an id, also one to input that is not HTTP', async () => {
  const { headers } = await api.app.inject({ method: 'PATCH', url: '/nowhere' });
  expect(headers['x-request-id']).toMatch(generatedId);
  const { port } = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }));
  const response = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write('not HTTP\r\n\r\n'));
    socket.on('data', (data) => resolve(data.toString()));
  });
  const { reqId } = lines.find(({ msg }) => msg === 'malformed request') ?? {};
  expect(reqId).toMatch(generatedId);
  expect(response).toContain(`x-request-id: ${String(reqId)}`);
});
