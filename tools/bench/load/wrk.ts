import { spawnSync } from 'node:child_process';
import type { RequestTarget } from './httpLoad';

/**
 * Requests per second as `wrk` counts them; undefined when it is not installed. It is written in C, as pgbench is: on
 * two cores a JavaScript client would take a tenth of the measured time.
 */
export function runWrk({ url, headers }: RequestTarget, users: number, seconds: number): number | undefined {
  const headerArguments = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t', '1', '-c', String(users), '-d', `${seconds}s`, ...headerArguments, url];
  const { error, stdout } = spawnSync('wrk', args, { encoding: 'utf8' });
  if (error) return undefined;
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  if (!perSecond || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk: ${stdout}`);
  return Number(perSecond);
}
