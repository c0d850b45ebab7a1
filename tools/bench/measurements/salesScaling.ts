import { createDeadline, measureResponseTimes, type RequestTarget } from '../load/httpLoad';
import { type BenchInstance, startBenchInstance } from '../benchInstance';
import { ADMIN_EMAIL, CONSULTANT_EMAIL, COORDINATOR_EMAIL, signIn } from '../signIn';
import { formatMs, quantile } from '../statistics';
import { measureSalesStorage } from './salesStorage';

const CONCURRENT_USERS = 2;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const ROUNDS = 4;
const TENTH_PAGE = 'page=10&size=10&status=REGISTRADA&sort=-date';
/** Description, user and path of each measured request. */
const MEASURED_CALLS: readonly (readonly [string, string, string])[] = [
  ['page 10, filter and exact total', ADMIN_EMAIL, `/sales?${TENTH_PAGE}`],
  ['page 10, filter and exact total', CONSULTANT_EMAIL, `/sales?${TENTH_PAGE}`],
  ['page 10 of the own zones', COORDINATOR_EMAIL, `/sales?${TENTH_PAGE}`],
  ['totals of the filtered sales', ADMIN_EMAIL, '/sales/totals?status=REGISTRADA&from=2025-03-15'],
  ['search by name', ADMIN_EMAIL, '/sales?search=garcia'],
  ['search by folio', ADMIN_EMAIL, '/sales?search=V-2026-0000'],
];

async function buildRequestTarget(
  { instance: { apiUrl } }: BenchInstance,
  email: string,
  path: string,
): Promise<RequestTarget> {
  const { headers } = await signIn(apiUrl.replace(/\/api$/, ''), email);
  return { url: `${apiUrl}${path}`, headers };
}

async function compareInstances(
  instances: readonly [BenchInstance, BenchInstance],
  [description, email, path]: (typeof MEASURED_CALLS)[number],
) {
  const [few, many] = [
    await buildRequestTarget(instances[0], email, path),
    await buildRequestTarget(instances[1], email, path),
  ];
  const times: [number[], number[]] = [[], []];
  for (const target of [few, many]) await measureResponseTimes(target, CONCURRENT_USERS, createDeadline(0.5));
  for (let round = 0; round < ROUNDS; round += 1) {
    times[0].push(...(await measureResponseTimes(few, CONCURRENT_USERS, createDeadline(SECONDS))));
    times[1].push(...(await measureResponseTimes(many, CONCURRENT_USERS, createDeadline(SECONDS))));
  }
  const formatBoth = (part: number): string => times.map((values) => formatMs(quantile(values, part))).join(' / ');
  return {
    Query: description,
    User: email,
    'median ms': formatBoth(0.5),
    'p99 ms': formatBoth(0.99),
    ratio: (quantile(times[1], 0.99) / quantile(times[0], 0.99)).toFixed(2),
    goal: '≤ 2',
  };
}

/** Sends the same requests to databases with few and with many sales, alternately: exact totals must not slow down. */
export async function measureSalesScaling(
  postgresUrl: string,
  smallSaleCount: number,
  largeSaleCount: number,
): Promise<void> {
  const small = await startBenchInstance(postgresUrl, smallSaleCount);
  const large = await startBenchInstance(postgresUrl, largeSaleCount);
  const table: Awaited<ReturnType<typeof compareInstances>>[] = [];
  for (const call of MEASURED_CALLS) table.push(await compareInstances([small, large], call));
  console.log(`\nThe same requests with ${small.rows} and with ${large.rows} sales (session, role and scope applied)`);
  console.table(table);
  await measureSalesStorage(small, large);
  await Promise.all([small.instance.kill(), large.instance.kill()]);
}
