import { sql } from 'kysely';
import { verifyAuditChain } from '../core/audit/verifyAuditChain';
import { sealAuditEntries } from '../core/audit/startAuditSealing';
import { personalData } from '../core/db/schema/personalData';
import { readPdf } from '../testing/documents/readPdf';
import type { TestClient } from '../testing/harness';
import { buildJpeg, buildPng } from '../testing/images';
import { openPushService } from '../testing/push/pushService';
import { readRecord, readRecords } from '../testing/responses';
import { now, phoneNotation, reference, secrets, writeSecretCustomer, type Written } from '../testing/secretCustomer';
import { startApiWithUsers, type ApiWithUsers } from '../testing/startApiWithUsers';

let service: Awaited<ReturnType<typeof openPushService>>;
let users: ApiWithUsers;
beforeAll(async () => {
  service = await openPushService();
  users = await startApiWithUsers({ pushAgent: service.agent });
});
afterAll(async () => {
  await users.api.close();
  await service.close();
});

interface Column {
  name: string;
  hasText: boolean;
}

test('X-26 the list of personal data has every column of the database that can have a text, and no other one', async () => {
  const { rows: columns } = await sql<Column>`select table_name || '.' || column_name as name,
      data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'bytea') and is_generated = 'NEVER' as "hasText"
    from information_schema.columns where table_schema = 'public' order by 1`.execute(users.api.db);
  const listed = Object.entries(personalData).flatMap(([table, entry]) =>
    [...Object.keys(entry.columns), ...Object.keys(entry.links ?? {})].map((column) => `${table}.${column}`),
  );
  const missing = columns.filter(({ name, hasText }) => hasText && !listed.includes(name)).map(({ name }) => name);
  expect(missing).toEqual([]);
  const existing = columns.map(({ name }) => name);
  expect(listed.filter((name) => !existing.includes(name))).toEqual([]);
});

const findSecrets = (text: string): string[] =>
  secrets.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()));

/** Returns the columns of all tables, those of the job queue included, that have a secret, with the secrets. */
async function findSecretsInTables(): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ schema: string; table: string }>`
    select table_schema as schema, table_name as table from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')`.execute(users.api.db);
  const texts: Record<string, string> = {};
  for (const { schema, table } of tables) {
    const { rows } = await sql<{
      row: Record<string, unknown>;
    }>`select to_jsonb(t) as row from ${sql.id(schema, table)} t
      where t::text ~* ${secrets.join('|')}`.execute(users.api.db);
    for (const [column, value] of rows.flatMap(({ row }) => Object.entries(row)))
      texts[`${table}.${column}`] = `${texts[`${table}.${column}`] ?? ''}\n${JSON.stringify(value)}`;
  }
  const found = Object.entries(texts).map(([column, text]) => [column, findSecrets(text)] as const);
  return Object.fromEntries(found.filter(([, words]) => words.length > 0));
}

async function readAllAuditEntries(): Promise<unknown[]> {
  const entries: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await users.admin.get(`/audit?size=100&page=${page}`);
    entries.push(...(body.data as unknown[]));
    if (entries.length >= (body.totalRecords ?? 0)) return entries;
  }
}

/** What the application shows of the customer, by call. */
async function readPages({ customerId, voucherId, saleId, movedSaleId }: Written): Promise<Record<string, string>> {
  const { api, admin, coordinator, consultant } = users;
  const paths = [
    `/clients/${customerId}`,
    `/sales/${saleId}`,
    `/sales/${movedSaleId}`,
    `/vouchers/${voucherId}`,
    '/clients?size=100',
    '/sales?size=100',
    '/vouchers?size=100',
    '/users?size=100',
    '/views',
    '/audit/export',
    `/simulations?clientId=${customerId}`,
    `/clients/${customerId}/data`,
    '/overview/activity',
    `/inventories/${api.company.inventory.id}`,
    `/search?q=${now.firstName}`,
  ];
  const pages = new Map<string, string>();
  for (const path of paths) {
    const response = await admin.get(path);
    expect([path, response.status]).toEqual([path, 200]);
    pages.set(path, response.rawBody.toString('utf8'));
  }
  for (const [name, visitor] of Object.entries({ admin, coordinator, consultant, supervisor: users.supervisor }))
    pages.set(`notifications of ${name}`, (await visitor.get('/notifications?size=100')).rawBody.toString('utf8'));
  pages.set('audit', JSON.stringify(await readAllAuditEntries()));
  const pdf = readPdf((await admin.get(`/vouchers/${voucherId}/pdf`)).rawBody);
  pages.set('pdf', `${pdf.title} ${pdf.pages.join(' ')}`);
  return Object.fromEntries(pages);
}

const listSecretsByPage = (pages: Record<string, string>) =>
  Object.entries(pages).flatMap(([path, text]) => {
    const found = findSecrets(text);
    return found.length > 0 ? [[path.replace(/[\da-f-]{36}/, '{id}'), found]] : [];
  });

const anonymize = async (visitor: TestClient, id: string) => {
  const { version } = readRecord(await visitor.get(`/clients/${id}`));
  return visitor.post(`/clients/${id}/anonymize`, { confirmation: now.businessName, version });
};

test('X-26 the file with a customer’s data has all of them, and nothing is left of them after the anonymization', async () => {
  const { api, admin, consultant } = users;
  const written = await writeSecretCustomer(users, service.createBrowser);
  const file = (await admin.get(`/clients/${written.customerId}/data`)).rawBody.toString('utf8');
  expect(secrets.filter((secret) => !findSecrets(file).includes(secret))).toEqual([phoneNotation]);
  for (const picture of [buildJpeg(), buildPng()]) expect(file).toContain(picture.toString('base64').slice(0, 60));
  const tables = Object.keys(await findSecretsInTables());
  const texts = Object.entries(personalData).flatMap(([table, { columns }]) =>
    Object.entries(columns)
      .filter(([, content]) => ['text', 'uniqueText', 'changes', 'firstName', 'businessName'].includes(String(content)))
      .map(([column]) => `${table}.${column}`),
  );
  // What the test does not fill: titles, which are those of the messages, imports, and devices of staff.
  expect(texts.filter((column) => !tables.includes(column))).toEqual([
    'customers.status_reason',
    'sales.external_reference',
    'passkeys.name',
    'import_runs.file_name',
    'imports.file_name',
    'notifications.title',
    'push_queue.title',
  ]);

  expect((await anonymize(admin, written.customerId)).status).toBe(200);

  expect(await api.db.selectFrom('images').select('id').execute()).toEqual([]);
  expect(await findSecretsInTables()).toEqual({
    'audit_log.before': expect.any(Array),
    'audit_log.after': expect.any(Array),
    'payments.reference': [reference],
  });
  expect(listSecretsByPage(await readPages(written))).toEqual([
    ['/vouchers/{id}', [reference]],
    ['/vouchers?size=100', [reference]],
    ['/clients/{id}/data', [reference]],
    ['pdf', [reference]],
  ]);
  await sealAuditEntries(api.db);
  expect(await verifyAuditChain(api.db)).toMatchObject({ problem: null, waiting: 0 });
  const entries = readRecords(await admin.get(`/audit?entity=sale&entityId=${written.saleId}&action=CREATE`));
  expect(entries[0]?.after).toMatchObject({
    notes: 'Dato cancelado',
    customer: { businessName: 'Dato cancelado' },
    lines: [{ lot: 'Dato cancelado', quantity: 1 }],
    season: { name: api.company.season.name },
  });
  const simulations = readRecords(await consultant.get(`/simulations?clientId=${written.customerId}`));
  expect(simulations[0]).toMatchObject({ name: null });
});
