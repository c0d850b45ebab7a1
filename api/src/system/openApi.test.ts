import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { calls, pagedSchema, type CallSpec } from '@surco/shared/contract/calls';
import { z } from 'zod';
import { openDb } from '../core/db/pool';
import { readSettings } from '../core/settings/readSettings';
import { buildServer } from '../server';
import { getPostgresUrl } from '../testing/testDatabase';

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
  requestBody?: { content: Content };
  responses?: Record<string, { content?: Content }>;
}

interface OpenApiDocument {
  components: object;
  paths: Record<string, Record<string, Operation>>;
}

let document: OpenApiDocument;

beforeAll(async () => {
  const db = openDb(getPostgresUrl());
  const app = await buildServer(readSettings({ NODE_ENV: 'test' }), { db });
  const { body } = await app.inject({ url: '/api/docs/json' });
  writeFileSync(join(folder, 'openapi.json'), body);
  document = JSON.parse(body) as OpenApiDocument;
  await app.close();
  await db.destroy();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
