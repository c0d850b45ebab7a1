import type { Client } from 'pg';
import { measureResponseTime, createKeepAliveAgent, type RequestTarget } from './httpLoad';
import { median, formatMs } from '../statistics';

/** How long this SQL takes including its result, in ms, as a prepared statement like in the API. */
async function measureSql(client: Client, name: string, text: string): Promise<number> {
  const startedAt = performance.now();
  await client.query({ name, text });
  return performance.now() - startedAt;
}

/** The minimum shows the work itself, the median what a busy machine adds. */
const formatMinAndMedian = (times: readonly number[]): string =>
  `${formatMs(Math.min(...times))} / ${formatMs(median(times))}`;

interface SqlStatement {
  client: Client;
  /** Name of the prepared statement. */
  name: string;
  text: string;
}

/**
 * Measures an API response and the same SQL sent directly to the database, in turn.
 * @returns minimum and median of both, and the ratio of the minimums
 */
export async function compareWithSql(target: RequestTarget, { client, name, text }: SqlStatement, rounds: number) {
  const [apiTimes, sqlTimes]: [number[], number[]] = [[], []];
  const agent = createKeepAliveAgent(1);
  for (let round = 0; round < rounds; round += 1) {
    apiTimes.push(await measureResponseTime(target, agent));
    sqlTimes.push(await measureSql(client, name, text));
  }
  agent.destroy();
  return {
    'API ms': formatMinAndMedian(apiTimes),
    'SQL ms': formatMinAndMedian(sqlTimes),
    ratio: (Math.min(...apiTimes) / Math.min(...sqlTimes)).toFixed(2),
  };
}
