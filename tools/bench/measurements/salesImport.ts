import { defaultFormatSettings } from '@surco/shared/domain';
import type { Client } from 'pg';
import { countSheetRows, buildSalesFile, type SharedRowValues } from '../../../api/src/testing/workbooks/salesFile';
import { copyImportedSales } from '../data/copySales';
import { withClient } from '../data/withClient';
import { createDeadline, measureResponseTimes, type RequestTarget } from '../load/httpLoad';
import { CONSULTANT_EMAIL, signIn } from '../signIn';
import { median, formatMs, quantile } from '../statistics';

const ROWS = Number(process.env.BENCH_IMPORT_ROWS ?? 2_000);
const ROUNDS = 4;
const CONCURRENT_USERS = 2;

/** Of the company: in the evening the date of the server is that of its tomorrow. */
const today = `(now() at time zone '${defaultFormatSettings.timeZone}')::date`;

/** A sale that the consultant may register, with enough stock for all rounds. */
export async function prepareSalesRow(client: Client, consultantId: string): Promise<SharedRowValues> {
  const { rows } = await client.query<SharedRowValues>(
    `select c.phone as "customerPhone", s.name as season, d.name as distributor, u.email as "consultantEmail",
       ${today}::text as date, array(select p.code from inventories i join products p on p.id = i.product_id
         where i.season_id = s.id and i.distributor_id = d.id and p.enabled order by p.code limit 2) as "productCodes"
     from users u join partners d on d.id = u.distributor_id
     join lateral (select phone from clients where consultant_id = u.id and status = 'ACTIVO' order by phone limit 1) c on true
     join lateral (select id, name from seasons where is_open and start_date <= ${today} order by start_date limit 1) s on true
     where u.id = $1`,
    [consultantId],
  );
  await client.query(`update inventories set initial = initial + $1`, [ROWS * 100]);
  const [row] = rows;
  if (!row) throw new Error('The demo consultant has nothing to sell.');
  return row;
}

/** @returns the milliseconds that it took */
export async function importSales({ url, headers }: RequestTarget, file: Buffer): Promise<number> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(file)]), 'ventas.xlsx');
  const since = performance.now();
  const response = await fetch(`${url}/sales/import`, { method: 'POST', headers, body });
  const text = await response.text();
  if (!response.ok) throw new Error(`POST /sales/import: ${response.status} ${text.slice(0, 500)}`);
  return performance.now() - since;
}

async function measureDuration(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

/**
 * Compares an import with the time that reading its file and PostgreSQL alone take, and a list during an import with the
 * same list without it.
 */
export async function measureSalesImport(origin: string, databaseUrl: string): Promise<void> {
  const { headers, user } = await signIn(origin, CONSULTANT_EMAIL);
  const api = { url: `${origin}/api`, headers };
  const list = { url: `${origin}/api/sales?page=2&size=10&status=REGISTRADA`, headers };
  const row = await withClient(databaseUrl, (client) => prepareSalesRow(client, user.id));
  await importSales(api, await buildSalesFile(20, row));
  await measureResponseTimes(list, CONCURRENT_USERS, createDeadline(1));
  const times = {
    read: [] as number[],
    database: [] as number[],
    import: [] as number[],
    idle: [] as number[],
    busy: [] as number[],
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const [firstFile, secondFile] = [await buildSalesFile(ROWS, row), await buildSalesFile(ROWS, row)];
    times.read.push(await measureDuration(async () => countSheetRows(firstFile)));
    times.import.push(await importSales(api, firstFile));
    times.database.push(await withClient(databaseUrl, (client) => copyImportedSales(client, ROWS / 2, round)));
    times.idle.push(...(await measureResponseTimes(list, CONCURRENT_USERS, createDeadline(1))));
    let isOver = false;
    const importing = importSales(api, secondFile).finally(() => (isOver = true));
    times.busy.push(...(await measureResponseTimes(list, CONCURRENT_USERS, () => isOver)));
    await importing;
  }
  console.log(`\nImporting ${ROWS} rows, and a list during the import`);
  console.table([
    {
      Task: 'import / the same rows written by PostgreSQL alone',
      ms: `${formatMs(median(times.import))} / ${formatMs(median(times.database))}`,
      ratio: (median(times.import) / median(times.database)).toFixed(2),
      goal: '≤ 1.6',
    },
    {
      Task: 'import / only read the file',
      ms: `${formatMs(median(times.import))} / ${formatMs(median(times.read))}`,
      ratio: (median(times.import) / median(times.read)).toFixed(2),
      goal: '',
    },
    {
      Task: 'p99 of GET /sales during the import / without it',
      ms: `${formatMs(quantile(times.busy, 0.99))} / ${formatMs(quantile(times.idle, 0.99))}`,
      ratio: (quantile(times.busy, 0.99) / quantile(times.idle, 0.99)).toFixed(2),
      goal: '≤ 2',
    },
  ]);
}
