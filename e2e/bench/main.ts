import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../api/src/embedded/postgres';
import { buildChanged } from '../../tools/src/build';
import { findChromium } from '../../tools/src/chromium';
import { buildMono } from './mono/build';
import { serveMono } from './mono/server';
import { startProduct } from './product';
import { measureSales } from './sales';
import { measureWeights } from './weights';

const PORT = Number(process.env.BENCH_PORT ?? 3950);
const SALES = Number(process.env.BENCH_SALES ?? 100_000);

/** `pnpm bench [weights|sales]`: what the product weighs and how fast it answers, as ratios of one run. */
async function main(only: string | undefined): Promise<void> {
  const { built } = await buildChanged('production');
  console.log(built.length ? `Construido: ${built.join(', ')}.` : 'Las construcciones están al día.');
  const folder = mkdtempSync(join(tmpdir(), 'surco-bench-'));
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'database') });
  const product = await startProduct(PORT, folder, database.url);
  try {
    if (only !== 'sales') {
      await buildMono();
      const mono = await serveMono(PORT);
      await measureWeights(product.address, `http://localhost:${mono.port}`, findChromium());
      mono.server.close();
    }
    if (only !== 'weights') await measureSales(product.address, database.url, folder, SALES);
  } finally {
    await product.stop();
    await database.stop();
  }
}

await main(process.argv.slice(2).find((word) => !word.startsWith('-')));
