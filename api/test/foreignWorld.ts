import { sql } from 'kysely';
import type { Role } from '@surco/shared/contract/roles';
import type { Answer, TestApi, Visitor } from './harness';

const idOf = ({ status, body }: Answer): string => {
  expect([status, body.error]).toEqual([201, undefined]);
  return (body.data as { id: string }).id;
};

/** One of each role where the records are, and one of each who works elsewhere. */
async function people({ as, company, make }: TestApi) {
  const { users, colleague, elsewhere } = company;
  const strangers = {
    Admin: await make.user('Admin'),
    Coordinator: await make.user('Coordinator', {}, [elsewhere.id]),
    Supervisor: await make.user('Supervisor', {}, [elsewhere.id]),
    Consultant: colleague,
    Farmer: await make.user('Farmer', { phone: '8719876543', client_key_hash: 'x', client_key_hint: '••••-0002' }),
  };
  const enter = async (of: Record<Role, { id: string }>): Promise<Record<Role, Visitor>> => ({
    Admin: await as(of.Admin),
    Coordinator: await as(of.Coordinator),
    Supervisor: await as(of.Supervisor),
    Consultant: await as(of.Consultant),
    Farmer: await as(of.Farmer),
  });
  return { insiders: await enter(users), strangers: await enter(strangers) };
}

/** A company whose records all lie in one zone and belong to one consultant, and people who see none of them. */
export async function foreignWorld(api: TestApi) {
  const { db, company, make } = api;
  const { users, zone, locality, distributor, consultant, season, product, client } = company;
  const { insiders, strangers } = await people(api);
  const order = { customerId: client.id, seasonId: season.id, lines: [{ productId: product.id, quantity: 1 }] };

  const silage = {
    mode: 'AUTOCONSUMO',
    productId: product.id,
    condition: 'RIEGO',
    silo: { type: 'BUNKER', width: 8, height: 2.5 },
    intakeKg: 25,
    days: 100,
  };

  /** Makes a record that the insider of this role sees, or owns where it is one's own; answers its id. */
  const records = {
    client: async () => (await make.client(locality.id, consultant.id)).id,
    pendingClient: async () => (await make.client(locality.id, consultant.id, { status: 'PENDIENTE' })).id,
    user: async () => (await make.user('Consultant', { distributor_id: distributor.id })).id,
    partner: async () => (await make.distributor({}, [zone.id])).id,
    inventory: async () => (await make.inventory(season.id, (await make.product()).id, distributor.id, 10)).id,
    sale: async () => idOf(await insiders.Consultant.post('/sales', order)),
    voucher: async () => idOf(await insiders.Consultant.post('/vouchers', order)),
    notification: async (owner: Role) => {
      const values = { user_id: users[owner].id, type: 'season.closed', title: 'Aviso ajeno', body: 'Cerró.' };
      const row = db.insertInto('notifications').values(values).returning('id');
      return (await row.executeTakeFirstOrThrow()).id;
    },
    simulation: async (owner: Role) => idOf(await insiders[owner].post('/simulations', silage)),
    importRun: async (owner: Role) => {
      const values = { user_id: users[owner].id, id: make.key(), file_name: 'ventas.xlsx', dry_run: false };
      const row = db.insertInto('import_runs').values({ ...values, stage: 'DONE', done: 1, total: 1 });
      return (await row.returning('id').executeTakeFirstOrThrow()).id;
    },
  } as const satisfies Record<string, (owner: Role) => Promise<string>>;
  return { api, insiders, strangers, records, order, silage };
}

export type ForeignWorld = Awaited<ReturnType<typeof foreignWorld>>;
export type RecordKind = keyof ForeignWorld['records'];

/** Asking alone may write these: that somebody was here. */
const footprints = ['sessions', 'rate_hits'];

/** Every table as it is now: equal before and after means that nothing was written anywhere. */
export async function contents({ db }: TestApi): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in (${sql.join(footprints)})`.execute(
    db,
  );
  const parts = rows.map(
    ({ name }) =>
      sql`select ${name}::text as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${sql.table(name)} t`,
  );
  const all = await sql<{ name: string; digest: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return Object.fromEntries(all.rows.map(({ name, digest }) => [name, digest]));
}
