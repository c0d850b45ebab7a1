import { Client } from 'pg';
import { bareRead, salesFile, type SalesFileRow } from '../../api/test/salesFile';
import { after, answerTimes, type Target } from './load';
import { CONSULTANT, signIn } from './signIn';
import { median, ms, quantile } from './statistics';

const ROWS = Number(process.env.BENCH_IMPORT_ROWS ?? 2_000);
const ROUNDS = 4;
const PEOPLE = 2;

/** What the consultant may sell, with stock enough for all rounds. */
async function prepare(databaseUrl: string, consultantId: string): Promise<SalesFileRow> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<SalesFileRow>(
    `select c.phone as "customerPhone", s.name as season, d.name as distributor, u.email as "consultantEmail",
       current_date::text as date, array(select p.code from inventories i join products p on p.id = i.product_id
         where i.season_id = s.id and i.distributor_id = d.id and p.enabled order by p.code limit 2) as "productCodes"
     from users u join partners d on d.id = u.distributor_id
     join lateral (select phone from clients where consultant_id = u.id and status = 'ACTIVO' order by phone limit 1) c on true
     join lateral (select id, name from seasons where is_open and start_date <= current_date order by start_date limit 1) s on true
     where u.id = $1`,
    [consultantId],
  );
  await client.query(`update inventories set initial = initial + $1`, [ROWS * 100]);
  await client.end();
  const [row] = rows;
  if (!row) throw new Error('The demo consultant has nothing to sell.');
  return row;
}

async function importOnce({ address, headers }: Target, file: Buffer): Promise<number> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(file)]), 'ventas.xlsx');
  const since = performance.now();
  const answer = await fetch(`${address}/sales/import`, { method: 'POST', headers, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`POST /sales/import: ${answer.status} ${text.slice(0, 500)}`);
  return performance.now() - since;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

/** An import beside the bare reading of its file, and what a list answers meanwhile beside what it answers idle. */
export async function measureImport(origin: string, databaseUrl: string): Promise<void> {
  const { headers, user } = await signIn(origin, CONSULTANT);
  const api = { address: `${origin}/api`, headers };
  const list = { address: `${origin}/api/sales?page=2&size=10&status=REGISTRADA`, headers };
  const row = await prepare(databaseUrl, user.id);
  await importOnce(api, await salesFile(20, row));
  await answerTimes(list, PEOPLE, after(1));
  const times = { read: [] as number[], import: [] as number[], idle: [] as number[], busy: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const [alone, beside] = [await salesFile(ROWS, row), await salesFile(ROWS, row)];
    times.read.push(await timed(() => bareRead(alone)));
    times.import.push(await importOnce(api, alone));
    times.idle.push(...(await answerTimes(list, PEOPLE, after(1))));
    let isOver = false;
    const importing = importOnce(api, beside).finally(() => (isOver = true));
    times.busy.push(...(await answerTimes(list, PEOPLE, () => isOver)));
    await importing;
  }
  console.log(`\nImportar ${ROWS} filas, y una lista mientras se importa`);
  console.table([
    {
      Trabajo: 'importar / solo leer el archivo',
      ms: `${ms(median(times.import))} / ${ms(median(times.read))}`,
      razón: (median(times.import) / median(times.read)).toFixed(2),
      meta: '≤ 3',
    },
    {
      Trabajo: 'p99 de GET /sales durante la importación / sin ella',
      ms: `${ms(quantile(times.busy, 0.99))} / ${ms(quantile(times.idle, 0.99))}`,
      razón: (quantile(times.busy, 0.99) / quantile(times.idle, 0.99)).toFixed(2),
      meta: '≤ 2',
    },
  ]);
}
