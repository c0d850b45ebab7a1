import { defaultFormatSettings } from '@surco/shared/domain';
import { buildSalesFile, type SharedRowValues } from '../../../api/src/testing/workbooks/salesFile';
import { withClient } from '../data/withClient';
import { ADMIN_EMAIL, CONSULTANT_EMAIL, signIn } from '../signIn';
import type { Instance } from '../startInstance';
import { type LoadResult, type RequestTarget, runLoad, runLoadDuring } from './load';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const READERS = 2;
const IMPORTED_ROWS = 2_000;
/** Connections that send hostile bodies, and how many a second: those of a megabyte fill a line of 400 Mbit/s. */
const SENDERS = 2;
const BODIES_PER_SECOND = 50;

const createReader = async ({ origin }: Instance): Promise<RequestTarget> => ({
  url: `${origin}/api/sales?page=2&size=10`,
  headers: (await signIn(origin, ADMIN_EMAIL)).headers,
});

const describeOthers = (busy: LoadResult, idle: LoadResult) => ({
  'p99 of lists meanwhile, alone, ms': `${busy.p99}, ${idle.p99}`,
  ratio: (busy.p99 / idle.p99).toFixed(2),
});

/** The report of all sales, and how long the lists of others take meanwhile. */
export async function measureReport(instance: Instance): Promise<void> {
  const { headers } = await signIn(instance.origin, ADMIN_EMAIL);
  const download = async (query: string): Promise<number> => {
    const response = await fetch(`${instance.origin}/api/sales/sale-report${query}`, { headers });
    if (!response.ok) throw new Error(`sale-report: ${response.status}`);
    return (await response.arrayBuffer()).byteLength;
  };
  // The first report of a process compiles what it needs.
  await download(`?search=V-${new Date().getFullYear()}-000001`);
  const reader = await createReader(instance);
  const idle = await runLoad(reader, READERS, SECONDS);
  let bytes = 0;
  const busy = await runLoadDuring(reader, READERS, async () => (bytes = await download('')));
  console.log('\nThe report of all sales (goal: 100,000 within 15 s, ratio ≤ 2)');
  console.table([{ s: busy.seconds.toFixed(1), MB: (bytes / 1e6).toFixed(1), ...describeOthers(busy, idle) }]);
}

/** Of the company: in the evening the date of the server is that of its tomorrow. */
const today = `(now() at time zone '${defaultFormatSettings.timeZone}')::date`;

/** A sale that the consultant may register, with enough stock. */
const prepareRow = ({ databaseUrl }: Instance): Promise<SharedRowValues | undefined> =>
  withClient(databaseUrl, async (client) => {
    await client.query('update inventories set initial = initial + 100000');
    const { rows } = await client.query<SharedRowValues>(
      `select c.phone as "customerPhone", s.name as season, d.name as distributor, u.email as "consultantEmail",
         ${today}::text as date, array(select p.code from inventories i join products p on p.id = i.product_id
           where i.season_id = s.id and i.distributor_id = d.id and p.enabled order by p.code limit 2) as "productCodes"
       from users u join partners d on d.id = u.distributor_id
       join lateral (select phone from customers where consultant_id = u.id and status = 'ACTIVO' order by phone limit 1) c on true
       join lateral (select id, name from seasons where is_open and start_date <= ${today} order by start_date limit 1) s on true
       where u.email = $1`,
      [CONSULTANT_EMAIL],
    );
    return rows[0];
  });

/** An import, and how long the lists of others take meanwhile. */
export async function measureImport(instance: Instance): Promise<void> {
  const { headers } = await signIn(instance.origin, CONSULTANT_EMAIL);
  const row = await prepareRow(instance);
  if (!row) throw new Error('The demo consultant has nothing to sell.');
  const importRows = async (count: number): Promise<void> => {
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(await buildSalesFile(count, row))]), 'ventas.xlsx');
    const response = await fetch(`${instance.origin}/api/sales/import`, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`import: ${response.status} ${(await response.text()).slice(0, 500)}`);
  };
  await importRows(20);
  const reader = await createReader(instance);
  const idle = await runLoad(reader, READERS, SECONDS);
  const busy = await runLoadDuring(reader, READERS, () => importRows(IMPORTED_ROWS));
  console.log(`\nAn import of ${IMPORTED_ROWS} rows`);
  console.table([{ s: busy.seconds.toFixed(1), ...describeOthers(busy, idle) }]);
}

const repeat = (count: number, json: string): string => `[${Array.from({ length: count }, () => json).join(',')}]`;
const createUnknownKeys = (count: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1])));

/** How long the lists of others take while bodies with as many errors as possible arrive. */
export async function measureHostileBodies(instance: Instance): Promise<void> {
  const [consultant, admin] = [
    await signIn(instance.origin, CONSULTANT_EMAIL),
    await signIn(instance.origin, ADMIN_EMAIL),
  ];
  const lines = (count: number): string => `{"customerId":"x","seasonId":"x","lines":${repeat(count, '{}')}}`;
  const bodies = [
    ['sign-in, 90,000 unknown keys', 'POST', '/auth/', consultant, createUnknownKeys(90_000)],
    ['sale, 330,000 lines', 'POST', '/sales', consultant, lines(330_000)],
    // The most that fits into the limit of the call.
    ['sale, 21,000 lines', 'POST', '/sales', consultant, lines(21_000)],
    ['sale, 200 wrong lines', 'POST', '/sales', consultant, lines(200)],
    ['targets, 5,000 wrong cells', 'PUT', '/targets', admin, `{"cells":${repeat(5_000, '{}')}}`],
  ] as const;
  const reader = await createReader(instance);
  const idle = await runLoad(reader, READERS, SECONDS);
  const rows: object[] = [];
  const addRow = async (name: string, sent: RequestTarget): Promise<void> => {
    const [busy, sender] = await Promise.all([
      runLoad(reader, READERS, SECONDS),
      runLoad(sent, SENDERS, SECONDS, { perSecond: BODIES_PER_SECOND, expectsFailures: true }),
    ]);
    rows.push({ bodies: name, 'per second': sender.perSecond.toFixed(1), ...describeOthers(busy, idle) });
  };
  await addRow('none: they read the list, too', reader);
  for (const [name, method, path, { headers }, body] of bodies)
    await addRow(name, {
      url: `${instance.origin}/api${path}`,
      method,
      body,
      headers: { ...headers, 'content-type': 'application/json' },
    });
  console.log(`\nHostile bodies of ${SENDERS} connections (goal: ratio ≤ 3)`);
  console.table(rows);
}
