import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { calls, pagedSchema, type CallKey, type CallSpec } from '@surco/shared/contract/calls';
import { z } from 'zod';
import { listErrorStatuses } from '../core/openApi/errorResponses';
import { hashSecret } from '../core/security/secretHash';
import { readSettings } from '../core/settings/readSettings';
import { buildServer } from '../server';
import { password, startTestApi, type TestApi } from '../testing/harness';

const folder = mkdtempSync(join(tmpdir(), 'surco-openapi-'));
const redocly = resolve(__dirname, '../../node_modules/.bin/redocly');

/** Its output, also when it finds problems. */
async function runRedocly(...args: string[]): Promise<string> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NODE_OPTIONS: '' };
  const options = { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(redocly, args, options).catch((error: { stdout: string }) => error);
  return stdout;
}

interface Content {
  'application/json'?: { example?: unknown };
}

interface Operation {
  description?: string;
  requestBody?: { content: Content };
  responses?: Record<string, { content?: Content }>;
}

interface OpenApiDocument {
  components: object;
  paths: Record<string, Record<string, Operation>>;
}

let document: OpenApiDocument;
let api: TestApi;

const production = {
  NODE_ENV: 'production',
  ENCRYPTION_KEY: 'an-encryption-key-of-thirty-two-characters',
  API_KEY: 'una-clave-de-prueba',
  PUBLIC_URL: 'http://surco.ejemplo.mx',
  ALLOW_INSECURE: 'http,file-mail,demo-sender,embedded-database',
};
const addresses = ['/docs', '/docs/json', '/docs/yaml', '/docs/static/swagger-ui.css'];

beforeAll(async () => {
  api = await startTestApi({ env: production });
  const app = await buildServer(readSettings({ NODE_ENV: 'test' }), { db: api.db });
  const { body } = await app.inject({ url: '/api/docs/json' });
  writeFileSync(join(folder, 'openapi.json'), body);
  document = JSON.parse(body) as OpenApiDocument;
  await app.close();
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the OpenAPI document passes the recommended rules of redocly without a warning', async () => {
  const output = await runRedocly('lint', 'openapi.json', '--format=json');
  const { totals, problems } = JSON.parse(output) as {
    totals: object;
    problems: { ruleId: string; message: string }[];
  };
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  expect(totals).toEqual({ errors: 0, warnings: 0, ignored: 0 });
});

/** The document omits a closing slash, and lists `/sales/imports/{id}` as `/imports/{id}` with a server of its own. */
function findOperation(key: string): Operation {
  const [method = '', path = ''] = key.split(' ');
  const item = document.paths[path.replace(/\/$/, '')] ?? document.paths[path.replace('/sales', '')];
  return item?.[method.toLowerCase()] ?? {};
}

const describeIssues = (title: string, schema: z.core.$ZodType | undefined, content: Content | undefined): string[] => {
  const json = content?.['application/json'];
  if (!json || !schema) return [];
  return (z.safeParse(schema, json.example).error?.issues ?? []).map(
    ({ path, message }) => `${title}: ${path.join('.')} ${message}`,
  );
};

test('the schema of each JSON body and response accepts its example', () => {
  const issues = Object.entries(calls).flatMap(([key, { body, data, paged, file }]: [string, CallSpec]) => {
    const { requestBody, responses = {} } = findOperation(key);
    const [response] = Object.entries(responses).flatMap(([status, { content }]) => (status < '300' && content) || []);
    const answerSchema = paged ? pagedSchema(data) : z.strictObject({ data });
    expect([key, response !== undefined]).toEqual([key, true]);
    return [
      ...describeIssues(`${key} body`, body, requestBody?.content),
      // A JSON file is sent as it is, without `data`.
      ...describeIssues(`${key} answer`, file ? undefined : answerSchema, response),
    ];
  });
  expect(issues).toEqual([]);
});

test('describes for generators of clients what a sale needs, what a list has and what an error says', () => {
  const json = (schema: object) => ({ content: { 'application/json': { schema } } });
  const newSale = { required: expect.arrayContaining(['customerId', 'seasonId', 'lines']) };
  expect(findOperation('POST /sales')).toMatchObject({
    requestBody: json(newSale),
    responses: { 409: { $ref: '#/components/responses/Error409' } },
  });
  const sale = { required: expect.arrayContaining(['folio']), properties: { folio: { type: 'string' } } };
  const sales = { required: expect.arrayContaining(['data']), properties: { data: { type: 'array', items: sale } } };
  expect(findOperation('GET /sales').responses?.['200']).toMatchObject(json(sales));
  expect(document.components).toMatchObject({
    responses: { Error409: json({ $ref: '#/components/schemas/Error' }) },
    schemas: { Error: { required: expect.arrayContaining(['error']), properties: { error: { type: 'string' } } } },
  });
});

test.each<[CallKey, string]>([
  ['GET /audit', 'Roles: Admin.'],
  ['GET /auth/me', 'For everyone who is signed in.'],
  ['POST /auth/forgot-password', 'For anyone, without a session.'],
])('C-07 the documentation of %s says who may call it', (key, description) => {
  expect(findOperation(key).description).toBe(description);
});

async function getStatuses(user?: { id: string }): Promise<number[]> {
  const visitor = await api.signInAs(user);
  const responses = await Promise.all(addresses.map((address) => visitor.get(address, { 'x-api-key': undefined })));
  return responses.map(({ status }) => status);
}

test('P-07 in production only staff read the documentation of the API', async () => {
  const farmer = await api.make.user('Farmer', {
    client_key_hash: await hashSecret(password),
    client_key_hint: '0001',
  });
  expect(await getStatuses()).toEqual([401, 401, 401, 401]);
  expect(await getStatuses(farmer)).toEqual([403, 403, 403, 403]);
  expect(await getStatuses(api.company.users.Consultant)).toEqual([200, 200, 200, 200]);
  expect((await (await api.signInAs()).get('/docs')).body.error).toContain('Sesión inválida');
});

test.each([
  ['http://localhost:3000', 'surco'],
  ['https://surco.ejemplo.mx', '__Host-surco'],
])(
  'P-07 outside production everybody reads the documentation; of %s it names the cookie %s',
  async (publicUrl, name) => {
    const app = await buildServer(readSettings({ NODE_ENV: 'test', PUBLIC_URL: publicUrl }), { db: api.db });
    const document = (await app.inject({ url: '/api/docs/json' })).json<{
      components: { securitySchemes: { session: { name: string } } };
    }>();
    expect(document.components.securitySchemes.session.name).toBe(name);
    const page = await app.inject({ url: '/api/docs' });
    const files = [...page.body.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files).toContain('/api/docs/static/swagger-ui-bundle.js');
    const responses = await Promise.all(['/api/docs/yaml', ...files].map((url) => app.inject({ url })));
    expect(responses.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
    await app.close();
  },
);

test.each<[CallKey, number]>([
  ['POST /users/me/push-devices/{id}/test', 429],
  ['POST /clients/registration', 409],
  ['POST /auth/confirm-email', 409],
])('the documentation of %s has its status %i', (key, status) => {
  expect(listErrorStatuses(key, calls[key])).toContain(status);
});
