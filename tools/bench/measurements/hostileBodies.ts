import { once } from 'node:events';
import { type Agent, type IncomingMessage, request } from 'node:http';
import { createDeadline, createKeepAliveAgent, measureResponseTimes, type RequestTarget } from '../load/httpLoad';
import { ADMIN_EMAIL, CONSULTANT_EMAIL, signIn } from '../signIn';
import { formatMs, quantile } from '../statistics';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const READERS = 4;
/** Connections that send hostile bodies, each the next one as soon as the last is answered. */
const SENDERS = 8;

interface HostileRequest {
  description: string;
  target: RequestTarget;
  method: string;
  body: string;
}

const repeat = (count: number, json: string): string => `[${Array.from({ length: count }, () => json).join(',')}]`;
const buildUnknownKeys = (count: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1])));

/** A megabyte of errors, and the most that fits into the limit of the call. */
async function buildRequests(origin: string): Promise<HostileRequest[]> {
  const [consultant, admin] = [await signIn(origin, CONSULTANT_EMAIL), await signIn(origin, ADMIN_EMAIL)];
  const { cookie: _, ...anyone } = consultant.headers;
  const build = (description: string, method: string, path: string, headers: Record<string, string>, body: string) => ({
    description,
    method,
    body,
    target: { url: `${origin}/api${path}`, headers: { ...headers, 'content-type': 'application/json' } },
  });
  const lines = (count: number): string => `{"customerId":"x","seasonId":"x","lines":${repeat(count, '{}')}}`;
  return [
    // What as many connections cost that send nothing wrong.
    build('none: the list of sales', 'GET', '/sales?page=1&size=10', consultant.headers, ''),
    build('sign-in, 90,000 unknown keys', 'POST', '/auth/', anyone, buildUnknownKeys(90_000)),
    build('sign-in, 16 KB of unknown keys', 'POST', '/auth/', anyone, buildUnknownKeys(1_600)),
    build('sale, 330,000 lines', 'POST', '/sales', consultant.headers, lines(330_000)),
    build('sale, 128 KB of lines', 'POST', '/sales', consultant.headers, lines(43_000)),
    build('sale, 200 wrong lines', 'POST', '/sales', consultant.headers, lines(200)),
    build('targets, 5,000 wrong cells', 'PUT', '/targets', admin.headers, `{"cells":${repeat(5_000, '{}')}}`),
  ];
}

async function send({ target, method, body }: HostileRequest, agent: Agent): Promise<number> {
  const headers = { ...target.headers, 'content-length': String(Buffer.byteLength(body)) };
  const outgoing = request(target.url, { method, agent, headers });
  outgoing.end(body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  let size = 0;
  for await (const chunk of response) size += (chunk as Buffer).length;
  return size;
}

async function sendUntil(hostile: HostileRequest, isOver: () => boolean) {
  const agent = createKeepAliveAgent(SENDERS);
  const sizes: number[] = [];
  const runSender = async (): Promise<void> => {
    while (!isOver()) sizes.push(await send(hostile, agent));
  };
  await Promise.all(Array.from({ length: SENDERS }, runSender));
  agent.destroy();
  return sizes;
}

/** Measures how long others wait for the list of sales while bodies with as many errors as possible arrive. */
export async function measureHostileBodies(origin: string): Promise<void> {
  const { headers } = await signIn(origin, ADMIN_EMAIL);
  const reader = { url: `${origin}/api/sales?page=1&size=10`, headers };
  const readFor = (): Promise<number[]> => measureResponseTimes(reader, READERS, createDeadline(SECONDS));
  await readFor();
  const quiet = quantile(await readFor(), 0.99);
  const table: object[] = [];
  for (const hostile of await buildRequests(origin)) {
    const [times, sizes] = await Promise.all([readFor(), sendUntil(hostile, createDeadline(SECONDS))]);
    const p99 = quantile(times, 0.99);
    table.push({
      Bodies: hostile.description,
      'per second': (sizes.length / SECONDS).toFixed(1),
      'longest answer, bytes': Math.max(...sizes),
      'others p99 ms': formatMs(p99),
      ratio: (p99 / quiet).toFixed(2),
    });
  }
  console.log(`\nList of sales with ${READERS} readers, p99 ${formatMs(quiet)} ms, while ${SENDERS} connections send:`);
  console.table(table);
}
