import type { Client } from 'pg';
import { createDeadline, measureResponseTimes, type RequestTarget } from '../load/httpLoad';
import { type BenchInstance, startBenchInstance } from '../benchInstance';
import { ADMIN_EMAIL, CONSULTANT_EMAIL, COORDINATOR_EMAIL, signIn } from '../signIn';
import { CLOSED_SEASON_ID, OPEN_SEASON_ID } from '../data/demoSeasons';
import { fillCustomers } from '../data/fillCustomers';
import { fillSaleLines } from '../data/fillSaleLines';
import { formatMs, quantile } from '../statistics';
import { measureSalesStorage } from './salesStorage';

const CONCURRENT_USERS = 2;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const ROUNDS = 4;
const CUSTOMER_COUNT = 50_000;
const MAX_PANEL_MS = 150;
const TENTH_PAGE = 'page=10&size=10&status=REGISTRADA&sort=-date';
/** Description, user, path and goal of each measured request. */
type MeasuredCall = readonly [description: string, email: string, path: string, goal?: string];
const MEASURED_CALLS: readonly MeasuredCall[] = [
  ['page 10, filter and exact total', ADMIN_EMAIL, `/sales?${TENTH_PAGE}`],
  ['page 10, filter and exact total', CONSULTANT_EMAIL, `/sales?${TENTH_PAGE}`],
  ['page 10 of the own zones', COORDINATOR_EMAIL, `/sales?${TENTH_PAGE}`],
  ['totals of the filtered sales', ADMIN_EMAIL, '/sales/totals?status=REGISTRADA&from=2025-03-15'],
  ['search by name', ADMIN_EMAIL, '/sales?search=garcia'],
  ['search by name', CONSULTANT_EMAIL, '/sales?search=garcia'],
  ['search by folio', ADMIN_EMAIL, '/sales?search=V-2026-0000'],
  ['search by digits in a folio', ADMIN_EMAIL, '/sales?search=04321', 'median ≤ 50 ms'],
];

/** The panels of Inicio, Mi día and the page of a season, each with 50,000 customers too. */
const PANEL_CALLS: readonly MeasuredCall[] = [
  ['summary', ADMIN_EMAIL, '/overview/summary'],
  ['summary', CONSULTANT_EMAIL, '/overview/summary'],
  ['weeks', ADMIN_EMAIL, '/overview/weeks'],
  ['weeks of the own zones', COORDINATOR_EMAIL, '/overview/weeks'],
  ['weeks', CONSULTANT_EMAIL, '/overview/weeks'],
  ...(['zone', 'consultant', 'distributor', 'product'] as const).map(
    (by) => [`ranking by ${by}`, ADMIN_EMAIL, `/overview/ranking?by=${by}`] as const,
  ),
  ['ranking by product of the own zones', COORDINATOR_EMAIL, '/overview/ranking?by=product'],
  ['outstanding DKbonos', ADMIN_EMAIL, '/overview/vouchers'],
  ['stock at risk', ADMIN_EMAIL, '/overview/stock'],
  ['activity', ADMIN_EMAIL, '/overview/activity'],
  ['activity of the own zones', COORDINATOR_EMAIL, '/overview/activity'],
  ['targets', ADMIN_EMAIL, '/targets/progress'],
  ['targets by zone', ADMIN_EMAIL, '/targets/progress?owner=zone'],
  ['own target', CONSULTANT_EMAIL, '/targets/progress'],
  ['table of targets', ADMIN_EMAIL, `/targets?seasonId=${OPEN_SEASON_ID}&owner=consultant`],
  ['stock of a season', ADMIN_EMAIL, `/seasons/${OPEN_SEASON_ID}/stock`],
  ['customers of a season', ADMIN_EMAIL, `/seasons/${OPEN_SEASON_ID}/customers`],
  ['customers of a season, own zones', COORDINATOR_EMAIL, `/seasons/${OPEN_SEASON_ID}/customers`],
  ['customers of a season', CONSULTANT_EMAIL, `/seasons/${OPEN_SEASON_ID}/customers`],
  ['closing of a season', COORDINATOR_EMAIL, `/seasons/${OPEN_SEASON_ID}/closing`],
  ['DKbonos that expire next', CONSULTANT_EMAIL, '/vouchers?page=1&size=5&expiresIn=30&sort=expiresAt'],
  ['sales to deliver', CONSULTANT_EMAIL, '/sales?page=1&size=5&status=REGISTRADA&sort=date'],
  [
    'customers who have not bought',
    CONSULTANT_EMAIL,
    `/clients?page=1&size=5&status=ACTIVO&boughtIn=${CLOSED_SEASON_ID}&notBoughtIn=${OPEN_SEASON_ID}`,
  ],
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
  [description, email, path, goal = '≤ 2']: MeasuredCall,
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
  const formatRatio = (part: number): string => (quantile(times[1], part) / quantile(times[0], part)).toFixed(2);
  return {
    Query: description,
    User: email,
    'median ms': formatBoth(0.5),
    'p95 ms': formatBoth(0.95),
    'p95 ratio': formatRatio(0.95),
    'p99 ms': formatBoth(0.99),
    'p99 ratio': formatRatio(0.99),
    goal,
  };
}

/** Sends the same requests to databases with few and with many sales, alternately: exact totals must not slow down. */
export async function measureSalesScaling(
  postgresUrl: string,
  smallSaleCount: number,
  largeSaleCount: number,
): Promise<void> {
  const addData = async (client: Client): Promise<void> => {
    await fillCustomers(client, CUSTOMER_COUNT, CONSULTANT_EMAIL);
    await fillSaleLines(client);
  };
  const small = await startBenchInstance(postgresUrl, smallSaleCount, addData);
  const large = await startBenchInstance(postgresUrl, largeSaleCount, addData);
  const compareAll = async (calls: readonly MeasuredCall[]) => {
    const table: Awaited<ReturnType<typeof compareInstances>>[] = [];
    for (const call of calls) table.push(await compareInstances([small, large], call));
    return table;
  };
  console.log(`\nThe same requests with ${small.rows} and with ${large.rows} sales (session, role and scope applied)`);
  console.table(await compareAll(MEASURED_CALLS));
  console.log(`\nThe panels of a season, likewise; goal: p95 ≤ ${MAX_PANEL_MS} ms and twice`);
  console.table(await compareAll(PANEL_CALLS));
  await measureSalesStorage(small, large);
  await Promise.all([small.instance.kill(), large.instance.kill()]);
}
