import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../api/src/infrastructure/findFreePort';
import { startEmbeddedPostgres } from '../../api/src/infrastructure/postgres/embeddedPostgres';
import { buildChanged } from '../src/build';
import { stopRunning } from '../src/common/serverProcess';
import { findChromium } from '../src/browsers/findChromium';
import { buildSingleBundle } from './singleBundle/buildSingleBundle';
import { serveSingleBundle } from './singleBundle/serveSingleBundle';
import { measureCustomerSearch } from './measurements/customerSearch';
import { measureSalesImport } from './measurements/salesImport';
import { measureInventoryList } from './measurements/inventoryList';
import { measureSalesExport } from './measurements/salesExport';
import { measureSalesScaling } from './measurements/salesScaling';
import { measureProcessScaling } from './measurements/processScaling';
import { measureHostileBodies } from './measurements/hostileBodies';
import { type ProductProcess, startProductProcess } from './productProcess';
import { measureSalesThroughput } from './measurements/salesThroughput';
import { measureSimulatorTyping } from './measurements/simulatorTyping';
import { measureStartTimes } from './measurements/startTimes';
import { measureSectionEdit } from './measurements/sectionEdit';
import { measureSaleFormTyping } from './measurements/saleFormTyping';
import { buildSourceMaps, forgetBuilds, MEASURED_FRONT_ENDS } from './packages/buildSourceMaps';
import { measurePackages } from './measurements/firstLoadPackages';
import { measureFirstLoad } from './measurements/firstLoad';
import { measureField } from './measurements/field';

const PRODUCT_PORT = Number(process.env.BENCH_PORT ?? 3950);
const SALE_COUNT = Number(process.env.BENCH_SALES ?? 100_000);

const CUSTOMER_COUNT = Number(process.env.BENCH_CUSTOMERS ?? 50_000);
const INVENTORY_COUNT = Number(process.env.BENCH_INVENTORY ?? 20_000);
const SMALL_SALE_COUNT = Number(process.env.BENCH_FEW ?? 10_000);
const LARGE_SALE_COUNT = Number(process.env.BENCH_MANY ?? 1_000_000);

/** Names of the benchmarks, which can run alone: `pnpm bench sales typing`. */
const BENCHMARKS = [
  'weights',
  'field',
  'simulator',
  'typing',
  'sales',
  'import',
  'million',
  'export',
  'customers',
  'inventory',
  'bodies',
  'scale',
  'edit',
  'start',
] as const;

/** `pnpm bench weights --by-package` lists the packages in the first loads. */
const BY_PACKAGE = process.argv.includes('--by-package');

/** Serves the same sources as a single bundle next to the product while `measure` runs. */
async function withSingleBundle(
  origin: string,
  measure: (origin: string, bundleOrigin: string) => Promise<void>,
): Promise<void> {
  await buildSingleBundle();
  const bundle = await serveSingleBundle(PRODUCT_PORT);
  await measure(origin, `http://localhost:${bundle.port}`);
  bundle.server.close();
}

/** Builds the front ends and starts the product. */
async function prepareProduct(folder: string, databaseUrl: string): Promise<ProductProcess> {
  const { built } = await buildChanged();
  if (BY_PACKAGE) await buildSourceMaps(MEASURED_FRONT_ENDS);
  console.log(built.length ? `Built: ${built.join(', ')}.` : 'All builds are up to date.');
  return startProductProcess(PRODUCT_PORT, folder, databaseUrl);
}

/**
 * `pnpm bench [names]`: measures the size and speed of the product. Where there is something to compare with, such as a
 * single bundle, the bare SQL or fewer rows, both are measured in the same run.
 */
async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !BENCHMARKS.some((benchmark) => benchmark === name));
  if (unknown.length > 0) throw new Error(`There is no benchmark ${unknown.join(', ')}: use ${BENCHMARKS.join(', ')}.`);
  const selected = names.length > 0 ? BENCHMARKS.filter((name) => names.includes(name)) : BENCHMARKS;
  const folder = mkdtempSync(join(tmpdir(), 'surco-bench-'));
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'database') });
  /** Started by the first benchmark that needs it. */
  let product: Promise<ProductProcess> | undefined;
  const getProduct = (): Promise<ProductProcess> => (product ??= prepareProduct(folder, database.superuserUrl));
  const getOrigin = async (): Promise<string> => (await getProduct()).origin;
  const measure: Readonly<Record<(typeof BENCHMARKS)[number], () => Promise<void>>> = {
    weights: async () =>
      BY_PACKAGE
        ? measurePackages(await getOrigin(), findChromium())
        : withSingleBundle(await getOrigin(), (origin, bundle) => measureFirstLoad(origin, bundle, findChromium())),
    field: async () =>
      withSingleBundle(await getOrigin(), (origin, bundle) => measureField(origin, bundle, findChromium())),
    simulator: async () =>
      withSingleBundle(await getOrigin(), (origin, bundle) => measureSimulatorTyping(origin, bundle, findChromium())),
    typing: async () => measureSaleFormTyping(await getOrigin(), database.superuserUrl, findChromium()),
    sales: async () => measureSalesThroughput(await getProduct(), database.superuserUrl, folder, SALE_COUNT),
    import: async () => measureSalesImport(await getOrigin(), database.superuserUrl),
    million: () => measureSalesScaling(database.superuserUrl, SMALL_SALE_COUNT, LARGE_SALE_COUNT),
    export: () => measureSalesExport(database.superuserUrl, [SMALL_SALE_COUNT, SALE_COUNT, LARGE_SALE_COUNT]),
    customers: async () =>
      measureCustomerSearch(await getOrigin(), database.superuserUrl, findChromium(), CUSTOMER_COUNT),
    inventory: async () =>
      measureInventoryList(await getOrigin(), database.superuserUrl, findChromium(), INVENTORY_COUNT),
    bodies: async () => measureHostileBodies(await getOrigin()),
    scale: () => measureProcessScaling(database.superuserUrl, folder, SALE_COUNT),
    // The product of the other benchmarks may still use PRODUCT_PORT.
    start: async () => measureStartTimes(folder, await findFreePort()),
    edit: () => measureSectionEdit(database.superuserUrl, folder, findChromium()),
  };
  try {
    for (const name of selected) await measure[name]();
  } finally {
    if (BY_PACKAGE) forgetBuilds(MEASURED_FRONT_ENDS);
    await stopRunning();
    try {
      await (await product)?.stop();
    } finally {
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

await main(process.argv.slice(2).filter((argument) => !argument.startsWith('-')));
