import { execFileSync } from 'node:child_process';
import { startBenchInstance } from '../benchInstance';
import { fillSaleLines } from '../data/fillSaleLines';
import { createDeadline, measureResponseTimes, type RequestTarget } from '../load/httpLoad';
import { ADMIN_EMAIL, signIn } from '../signIn';
import { formatMs, quantile } from '../statistics';

const SAMPLE_MS = 200;
const CONCURRENT_USERS = 2;
const WARM_UP_SECONDS = 5;
const IDLE_SECONDS = 5;

/**
 * Resident memory, in megabytes, of the largest process of an operating-system session.
 * @param sessionId the process id of the session's leader
 */
function readMemory(sessionId: number): number {
  const sizes = execFileSync('ps', ['-o', 'rss=', '-s', String(sessionId)], { encoding: 'utf8' });
  return Math.max(...sizes.trim().split('\n').map(Number)) / 1024;
}

/** Repeats `sample` until the signal is aborted. @returns the largest value */
async function sampleUntil(signal: AbortSignal, sample: () => Promise<number>): Promise<number> {
  let largest = 0;
  while (!signal.aborted) {
    largest = Math.max(largest, await sample());
    await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
  }
  return largest;
}

interface Download {
  bytes: number;
  firstByteMs: number;
  totalMs: number;
}

async function download({ url, headers }: RequestTarget): Promise<Download> {
  const since = performance.now();
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`GET ${url}: ${response.status}`);
  let bytes = 0;
  let firstByteMs = Number.NaN;
  for await (const chunk of response.body ?? []) {
    if (bytes === 0) firstByteMs = performance.now() - since;
    bytes += chunk.length;
  }
  return { bytes, firstByteMs, totalMs: performance.now() - since };
}

const formatRatio = (value: number, base: number): string =>
  `${formatMs(value)} / ${formatMs(base)} = ${(value / base).toFixed(2)}`;

async function measureExport(postgresUrl: string, saleCount: number) {
  const { instance, rows } = await startBenchInstance(postgresUrl, saleCount, fillSaleLines);
  const { headers } = await signIn(instance.apiUrl.replace(/\/api$/, ''), ADMIN_EMAIL);
  const list = { url: `${instance.apiUrl}/sales?size=10`, headers };
  await measureResponseTimes(list, CONCURRENT_USERS, createDeadline(WARM_UP_SECONDS));
  const idle = await measureResponseTimes(list, CONCURRENT_USERS, createDeadline(IDLE_SECONDS));
  const before = readMemory(instance.pid);
  const report = { url: `${instance.apiUrl}/sales/sale-report`, headers };
  // From sources, the first download compiles the worker thread for about a second; later ones find it ready.
  const first = await download({ ...report, url: `${report.url}?search=V-${new Date().getFullYear()}-000001` });
  const ended = new AbortController();
  const memory = sampleUntil(ended.signal, async () => readMemory(instance.pid));
  const meanwhile = measureResponseTimes(list, CONCURRENT_USERS, () => ended.signal.aborted);
  const shared = await download(report);
  ended.abort();
  const busy = await meanwhile;
  const alone = await download(report);
  const result = {
    Sales: rows,
    'file MB': (alone.bytes / 1e6).toFixed(1),
    'first byte ms: first download, during lists, alone (≤ 1000)': [first, shared, alone]
      .map(({ firstByteMs }) => formatMs(firstByteMs))
      .join(', '),
    'whole s: alone, during lists (100,000 sales: ≤ 15)': [alone, shared]
      .map(({ totalMs }) => (totalMs / 1_000).toFixed(1))
      .join(', '),
    'memory above idle MB (≤ 150)': ((await memory) - before).toFixed(0),
    'p99 of lists meanwhile / idle (≤ 2)': formatRatio(quantile(busy, 0.99), quantile(idle, 0.99)),
    'slowest of them ms': formatMs(Math.max(...busy)),
  };
  await instance.kill();
  return result;
}

/** Downloads the report of all sales at several sizes: the memory of the API process must not grow with the rows. */
export async function measureSalesExport(postgresUrl: string, saleCounts: readonly number[]): Promise<void> {
  const table: Awaited<ReturnType<typeof measureExport>>[] = [];
  for (const saleCount of saleCounts) table.push(await measureExport(postgresUrl, saleCount));
  console.log('\nDownload of the report of all sales (resident memory of the API process)');
  console.table(table);
}
