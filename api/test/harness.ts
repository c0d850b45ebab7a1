import type { FastifyInstance } from 'fastify';
import { openDb, type Db } from '../src/db/pool';
import { createSession } from '../src/plugins/session/store';
import { buildServer, type ServerDeps } from '../src/server';
import { readSettings, type Settings } from '../src/settings';
import { company, factories, type Company, type Factories } from './factories';
import { createDatabase } from './server';

export const today = '2026-11-20';
export const password = 'Surco.prueba.2026';

export interface Answer {
  status: number;
  body: {
    data?: unknown;
    error?: string;
    code?: string;
    details?: { path: string; message: string }[];
    totalRecords?: number;
  };
  /** The bytes as they came. */
  file: Buffer;
  headers: Record<string, string | string[] | number | undefined>;
  cookie: string | undefined;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Headers = Record<string, string | undefined>;

/** A form that carries one file, as a browser sends it. */
class FormPayload {
  private readonly boundary = 'surco-prueba-frontera';
  readonly contentType = `multipart/form-data; boundary=${this.boundary}`;

  constructor(
    private readonly file: Buffer,
    private readonly name: string,
    private readonly field: string,
  ) {}

  get bytes(): Buffer {
    const disposition = `Content-Disposition: form-data; name="${this.field}"; filename="${this.name}"`;
    const head = `--${this.boundary}\r\n${disposition}\r\nContent-Type: application/octet-stream\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), this.file, Buffer.from(`\r\n--${this.boundary}--\r\n`)]);
  }
}

function payloadOf(body: unknown): string | Buffer {
  if (body instanceof FormPayload) return body.bytes;
  return typeof body === 'string' ? body : JSON.stringify(body);
}

const isJson = (type: unknown): boolean => String(type).startsWith('application/json');

/** Somebody at the other end: sends what a browser would, with a session's cookie or without. */
export class Visitor {
  constructor(
    private readonly app: FastifyInstance,
    private readonly settings: Settings,
    public token?: string,
  ) {}

  async send(
    method: Method,
    path: string,
    body?: unknown,
    headers: Headers = {},
    remoteAddress = '127.0.0.1',
  ): Promise<Answer> {
    const all: Headers = {
      [this.settings.apiKeyHeader]: this.settings.apiKey,
      ...(this.token ? { cookie: `surco=${this.token}` } : {}),
      ...(body === undefined || body instanceof FormPayload ? {} : { 'content-type': 'application/json' }),
      ...(body instanceof FormPayload ? { 'content-type': body.contentType } : {}),
      ...headers,
    };
    const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
    const payload = body === undefined ? {} : { payload: payloadOf(body) };
    const response = await this.app.inject({ method, url: `/api${path}`, headers: given, remoteAddress, ...payload });
    const cookie = response.cookies.find(({ name }) => name.endsWith('surco'))?.value;
    return {
      status: response.statusCode,
      body: isJson(response.headers['content-type']) && response.body ? response.json() : {},
      file: response.rawPayload,
      headers: response.headers,
      cookie,
    };
  }

  get = (path: string, headers?: Headers) => this.send('GET', path, undefined, headers);
  post = (path: string, body?: unknown, headers?: Headers, from?: string) =>
    this.send('POST', path, body, headers, from);
  upload = (path: string, file: Buffer, headers?: Headers, name = 'ventas.xlsx', field = 'file') =>
    this.send('POST', path, new FormPayload(file, name, field), headers);
}

export interface TestApi {
  app: FastifyInstance;
  db: Db;
  url: string;
  settings: Settings;
  make: Factories;
  company: Company;
  /** Whoever is signed in as this user; nobody without one. */
  as: (user?: { id: string }) => Promise<Visitor>;
  close: () => Promise<void>;
}

interface Options extends Partial<ServerDeps> {
  env?: Record<string, string>;
  databaseUrl?: string;
}

/** The whole server on a database of its own, every answer held against the contract. */
export async function startApi({ env = {}, databaseUrl, ...deps }: Options = {}): Promise<TestApi> {
  const database = await createDatabase();
  const settings = readSettings({ NODE_ENV: 'test', ...env });
  const db = openDb(databaseUrl ?? database.url, { max: 8 });
  const app = await buildServer(settings, { db, checkAnswers: true, today: () => today, ...deps });
  await app.ready();
  const make = factories(db);
  return {
    app,
    db,
    url: database.url,
    settings,
    make,
    company: await company(make),
    as: async (user) => new Visitor(app, settings, user ? await createSession(db, user.id) : undefined),
    close: async () => {
      await app.close();
      await db.destroy();
      await database.drop();
    },
  };
}

/** How many rows a write could have left behind. */
export async function written(db: Db): Promise<Record<string, number>> {
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
