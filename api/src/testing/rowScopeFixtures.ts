import type { Voucher } from '@surco/shared/contract';
import { sql } from 'kysely';
import type { Role } from '@surco/shared/domain';
import { createUserOfEachRole } from './createUserOfEachRole';
import { type ApiResponse, startTestApi, type TestApi, type TestClient, today } from './harness';

const readCreatedId = ({ status, body }: ApiResponse): string => {
  expect([status, body.error]).toEqual([201, undefined]);
  return (body.data as { id: string }).id;
};

/**
 * A signed-in client per role that sees the records, and another one of that role that does not: of another zone, or
 * another user. The other administrator lacks only the records that their owner alone sees, such as a notification.
 */
async function createInsidersAndOutsiders({ signInAs, company, make }: TestApi) {
  const { users, colleague, otherZone } = company;
  const outsideUsers = await createUserOfEachRole(make, {
    zoneId: otherZone.id,
    consultant: colleague,
    farmer: ['8719876543', '0002'],
  });
  const enter = async (of: Record<Role, { id: string }>): Promise<Record<Role, TestClient>> => ({
    Admin: await signInAs(of.Admin),
    Coordinator: await signInAs(of.Coordinator),
    Supervisor: await signInAs(of.Supervisor),
    Consultant: await signInAs(of.Consultant),
    Farmer: await signInAs(of.Farmer),
  });
  return { insiders: await enter(users), outsiders: await enter(outsideUsers) };
}

/**
 * Signs in users inside and outside the row scope of the records that the functions in `records` create. These belong
 * to the company's zone and consultant, or to the user of the given role.
 */
async function createRowScopeFixtures(api: TestApi) {
  const { db, company, make } = api;
  const { users, zone, locality, distributor, consultant, season, product, customer } = company;
  const { insiders, outsiders } = await createInsidersAndOutsiders(api);
  const documentBody = {
    customerId: customer.id,
    seasonId: season.id,
    lines: [{ productId: product.id, quantity: 1 }],
  };

  const silage = {
    mode: 'AUTOCONSUMO',
    productId: product.id,
    condition: 'RIEGO',
    silo: { type: 'BUNKER', width: 8, height: 2.5 },
    intakeKg: 25,
    days: 100,
  };

  /** Creates a record that the insider of this role sees or owns. @returns its id */
  const records = {
    customer: async () => (await make.customer(locality.id, consultant.id)).id,
    pendingCustomer: async () => (await make.customer(locality.id, consultant.id, { status: 'PENDIENTE' })).id,
    user: async () => (await make.user('Consultant', { distributor_id: distributor.id })).id,
    partner: async () => (await make.distributor({}, [zone.id])).id,
    inventory: async () => (await make.inventory(season.id, (await make.product()).id, distributor.id, 10)).id,
    sale: async () => readCreatedId(await insiders.Consultant.post('/sales', documentBody)),
    voucher: async () => readCreatedId(await insiders.Consultant.post('/vouchers', documentBody)),
    payment: async () => {
      const firstPayment = { date: today, amount: '1.00', method: '01' };
      const { body } = await insiders.Consultant.post('/vouchers', { ...documentBody, firstPayment });
      return (body.data as Voucher).payments[0]?.id ?? '';
    },
    notification: async (owner: Role) => {
      const values = { user_id: users[owner].id, type: 'season.closed', title: 'Aviso ajeno', body: 'Cerró.' };
      const row = db.insertInto('notifications').values(values).returning('id');
      return (await row.executeTakeFirstOrThrow()).id;
    },
    simulation: async (owner: Role) => readCreatedId(await insiders[owner].post('/simulations', silage)),
    paperLink: async (owner: Role) => {
      const id = readCreatedId(await insiders[owner].post('/simulations', silage));
      return readCreatedId(await insiders[owner].post('/links', { kind: 'simulation', id }));
    },
    session: async (owner: Role) => {
      const row = db.insertInto('sessions').values({ user_id: users[owner].id, id_hash: make.uuid() });
      return (await row.returning('id').executeTakeFirstOrThrow()).id;
    },
    importRun: async (owner: Role) => {
      const values = { user_id: users[owner].id, id: make.uuid(), file_name: 'ventas.xlsx', dry_run: false };
      const row = db.insertInto('import_runs').values({ ...values, stage: 'DONE', done: 1, total: 1 });
      return (await row.returning('id').executeTakeFirstOrThrow()).id;
    },
  } as const satisfies Record<string, (owner: Role) => Promise<string>>;
  return { api, insiders, outsiders, records, documentBody, silage };
}

export type RowScopeFixtures = Awaited<ReturnType<typeof createRowScopeFixtures>>;

/** Starts the server with users inside and outside the row scope. */
export async function startApiWithRowScope(): Promise<{ api: TestApi; fixtures: RowScopeFixtures }> {
  const api = await startTestApi();
  return { api, fixtures: await createRowScopeFixtures(api) };
}

export type RecordKind = keyof RowScopeFixtures['records'];

/** Tables that a read may write to. */
const ignoredTables = ['sessions', 'rate_limits'];

/** A digest of every table but `ignoredTables`; equal digests before and after prove that none of them was written. */
export async function digestTables({ db }: TestApi): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in (${sql.join(ignoredTables)})`.execute(
    db,
  );
  const parts = rows.map(
    ({ name }) =>
      sql`select ${name}::text as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${sql.table(name)} t`,
  );
  const all = await sql<{ name: string; digest: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return Object.fromEntries(all.rows.map(({ name, digest }) => [name, digest]));
}
