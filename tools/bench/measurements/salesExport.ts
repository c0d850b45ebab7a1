import { execFileSync } from 'node:child_process';
import { startBenchInstance } from '../benchInstance';
import { fillSaleLines } from '../data/fillSaleLines';
import { ADMIN_EMAIL, signIn } from '../signIn';

const SAMPLE_MS = 200;

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

async function countBytes(response: Response): Promise<number> {
  let bytes = 0;
  for await (const chunk of response.body ?? []) bytes += chunk.length;
  return bytes;
}

async function measureExport(postgresUrl: string, saleCount: number) {
  const { instance, rows } = await startBenchInstance(postgresUrl, saleCount, fillSaleLines);
  const { headers } = await signIn(instance.apiUrl.replace(/\/api$/, ''), ADMIN_EMAIL);
  const before = readMemory(instance.pid);
  const start = performance.now();
  const ended = new AbortController();
  const memory = sampleUntil(ended.signal, async () => readMemory(instance.pid));
  const delay = sampleUntil(ended.signal, async () => {
    const sentAt = performance.now();
    await fetch(`${instance.apiUrl}/sales?size=10`, { headers }).then((response) => response.arrayBuffer());
    return performance.now() - sentAt;
  });
  const bytes = await fetch(`${instance.apiUrl}/sales/sale-report`, { headers }).then(countBytes);
  ended.abort();
  const seconds = (performance.now() - start) / 1_000;
  const result = {
    Sales: rows,
    'file MB': (bytes / 1e6).toFixed(1),
    seconds: seconds.toFixed(1),
    'memory before MB': before.toFixed(0),
    'peak memory MB': (await memory).toFixed(0),
    'slowest other request ms': (await delay).toFixed(0),
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
