import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../api/src/embedded/postgres';
import { buildChanged } from '../../tools/src/build';
import { findChromium } from '../../tools/src/chromium';
import { buildMono } from './mono/build';
import { serveMono } from './mono/server';
import { measureCustomers } from './customers';
import { measureImport } from './importing';
import { measureInventory } from './inventory';
import { measureMillion } from './million';
import { startProduct } from './product';
import { measureSales } from './sales';
import { measureSimulator } from './simulator';
import { measureTyping } from './typing';
import { measureWeights } from './weights';

const PORT = Number(process.env.BENCH_PORT ?? 3950);
const SALES = Number(process.env.BENCH_SALES ?? 100_000);

const CUSTOMERS = Number(process.env.BENCH_CUSTOMERS ?? 50_000);
const INVENTORY = Number(process.env.BENCH_INVENTORY ?? 20_000);
const FEW = Number(process.env.BENCH_FEW ?? 10_000);
const MANY = Number(process.env.BENCH_MANY ?? 1_000_000);

/** What can be measured alone: `pnpm bench sales typing`. */
const parts = ['weights', 'simulator', 'typing', 'sales', 'import', 'million', 'customers', 'inventory'] as const;

/** With the same sources as one plain bundle served beside the product. */
async function besideMono(measure: (address: string) => Promise<void>): Promise<void> {
  await buildMono();
  const mono = await serveMono(PORT);
  await measure(`http://localhost:${mono.port}`);
  mono.server.close();
}

/** `pnpm bench [parts]`: what the product weighs and how fast it answers, as ratios of one run. */
async function main(words: readonly string[]): Promise<void> {
  const wanted = words.length > 0 ? parts.filter((part) => words.includes(part)) : parts;
  const { built } = await buildChanged('production');
  console.log(built.length ? `Construido: ${built.join(', ')}.` : 'Las construcciones están al día.');
  const folder = mkdtempSync(join(tmpdir(), 'surco-bench-'));
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'database') });
  const product = await startProduct(PORT, folder, database.url);
  const measure: Readonly<Record<(typeof parts)[number], () => Promise<void>>> = {
    weights: () => besideMono((mono) => measureWeights(product.address, mono, findChromium())),
    simulator: () => besideMono((mono) => measureSimulator(product.address, mono, findChromium())),
    typing: () => measureTyping(product.address, database.url, findChromium()),
    sales: () => measureSales(product.address, database.url, folder, SALES),
    import: () => measureImport(product.address, database.url),
    million: () => measureMillion(database.url, FEW, MANY),
    customers: () => measureCustomers(product.address, database.url, findChromium(), CUSTOMERS),
    inventory: () => measureInventory(product.address, database.url, findChromium(), INVENTORY),
  };
  try {
    for (const part of wanted) await measure[part]();
  } finally {
    await product.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main(process.argv.slice(2).filter((word) => !word.startsWith('-')));
