import type { FastifyInstance } from 'fastify';
import { openDb, type Db } from '../core/db/pool';
import { createSession } from '../core/security/sessions/sessionStore';
import { buildServer, type ServerDeps } from '../server';
import { readSettings } from '../core/settings/readSettings';
import type { Settings } from '../core/settings/settings';
import { createCompany, type Company } from './createCompany';
import { createFactories, type Factories } from './factories';
import { createTestDatabase } from './testDatabase';

export const today = '2026-11-20';
export const password = 'Surco.prueba.2026';

export interface ApiResponse {
  status: number;
  body: {
    data?: unknown;
    error?: string;
    code?: string;
    details?: { path: string; message: string }[];
    totalRecords?: number;
  };
  /** The raw response body. */
  rawBody: Buffer;
  headers: Record<string, string | string[] | number | undefined>;
  /** Value of the session cookie that the response sets. */
  cookie: string | undefined;
}

type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';
type RequestHeaders = Record<string, string | undefined>;

/** A form with one file, as a browser sends it. */
class MultipartPayload {
  private readonly boundary = 'surco-prueba-frontera';
  readonly contentType = `multipart/form-data; boundary=${this.boundary}`;

  constructor(
    private readonly file: Buffer,
    private readonly name: string,
    private readonly field: string,
    private readonly fields: Readonly<Record<string, string>> = {},
  ) {}

  get bytes(): Buffer {
    const disposition = `Content-Disposition: form-data; name="${this.field}"; filename="${this.name}"`;
    const before = Object.entries(this.fields).map(
      ([name, value]) => `--${this.boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const head = `${before.join('')}--${this.boundary}\r\n${disposition}\r\nContent-Type: application/octet-stream\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), this.file, Buffer.from(`\r\n--${this.boundary}--\r\n`)]);
  }
}

function encodePayload(body: unknown): string | Buffer {
  if (body instanceof MultipartPayload) return body.bytes;
  return typeof body === 'string' ? body : JSON.stringify(body);
}

const isJson = (type: unknown): boolean => String(type).startsWith('application/json');

/** An HTTP client that sends requests as a browser does, with or without a session cookie. */
export class TestClient {
  constructor(
    private readonly app: FastifyInstance,
    private readonly settings: Settings,
    public token?: string,
  ) {}

  async send(
    method: HttpMethod,
    path: string,
    body?: unknown,
    headers: RequestHeaders = {},
    remoteAddress = '127.0.0.1',
  ): Promise<ApiResponse> {
    const all: RequestHeaders = {
      [this.settings.apiKeyHeader]: this.settings.apiKey,
      ...(this.token ? { cookie: `surco=${this.token}` } : {}),
      ...(body === undefined || body instanceof MultipartPayload ? {} : { 'content-type': 'application/json' }),
      ...(body instanceof MultipartPayload ? { 'content-type': body.contentType } : {}),
      ...headers,
    };
    const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
    const payload = body === undefined ? {} : { payload: encodePayload(body) };
    const response = await this.app.inject({ method, url: `/api${path}`, headers: given, remoteAddress, ...payload });
    const cookie = response.cookies.find(({ name }) => name.endsWith('surco'))?.value;
    return {
      status: response.statusCode,
      body: isJson(response.headers['content-type']) && response.body ? response.json() : {},
      rawBody: response.rawPayload,
      headers: response.headers,
      cookie,
    };
  }

  get = (path: string, headers?: RequestHeaders) => this.send('GET', path, undefined, headers);
  post = (path: string, body?: unknown, headers?: RequestHeaders, from?: string) =>
    this.send('POST', path, body, headers, from);
  upload = (path: string, file: Buffer, headers?: RequestHeaders, name = 'ventas.xlsx', field = 'file') =>
    this.send('POST', path, new MultipartPayload(file, name, field), headers);
  /** Uploads a file with further fields. */
  uploadForm = (path: string, file: Buffer, name: string, fields: Record<string, string>, headers?: RequestHeaders) =>
    this.send('POST', path, new MultipartPayload(file, name, 'file', fields), headers);
  putFile = (path: string, file: Buffer, name: string) =>
    this.send('PUT', path, new MultipartPayload(file, name, 'file'));
}

export interface TestApi {
  app: FastifyInstance;
  db: Db;
  url: string;
  /** URL with the role that owns the tables. */
  ownerUrl: string;
  superuserUrl: string;
  settings: Settings;
  make: Factories;
  company: Company;
  /** A client signed in as this user; an anonymous client without one. */
  signInAs: (user?: { id: string }) => Promise<TestClient>;
  close: () => Promise<void>;
}

interface TestApiOptions extends Partial<ServerDeps> {
  /** With `SMTP_URL` queued mails are sent; `close` sends the last ones. */
  env?: Record<string, string>;
}

/** Starts the whole server on a database of its own; every response is validated against the contract. */
export async function startTestApi({ env = {}, ...deps }: TestApiOptions = {}): Promise<TestApi> {
  const database = await createTestDatabase();
  const settings = readSettings({ NODE_ENV: 'test', ...env });
  const db = openDb(database.url, { max: 8 });
  const app = await buildServer(settings, { db, validateResponses: true, today: () => today, ...deps });
  await app.ready();
  // Most tests send no mail, and so need not load the job queue.
  const jobs = env.SMTP_URL ? (await import('./startJobs')).startJobs(app, db, database.url, settings) : undefined;
  const make = createFactories(db);
  return {
    app,
    db,
    url: database.url,
    ownerUrl: database.ownerUrl,
    superuserUrl: database.superuserUrl,
    settings,
    make,
    company: await createCompany(make),
    signInAs: async (user) => new TestClient(app, settings, user ? await createSession(db, user.id) : undefined),
    close: async () => {
      await app.close();
      await jobs?.stop();
      await db.destroy();
      await database.drop();
    },
  };
}

/** Row counts of the tables to which a sale, an import of sales or a simulation adds rows. */
export async function countWrittenRows(db: Db): Promise<Record<string, number>> {
  const tables = [
    'sales',
    'sale_lines',
    'stock_movements',
    'document_history',
    'folio_counters',
    'audit_log',
    'idempotency_keys',
    'simulations',
  ] as const;
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { n } = await db
        .selectFrom(table)
        .select((row) => row.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
      return [table, n] as const;
    }),
  );
  return Object.fromEntries(counts);
}
