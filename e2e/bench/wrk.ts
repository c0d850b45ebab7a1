import { spawnSync } from 'node:child_process';
import type { Target } from './load';

/**
 * Requests per second as `wrk` counts them; undefined where it is not installed. It is a program of C, as pgbench is:
 * on two cores a client of JavaScript takes a tenth of the time that is to be measured.
 */
export function wrk({ address, headers }: Target, people: number, seconds: number): number | undefined {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t', '1', '-c', String(people), '-d', `${seconds}s`, ...named, address];
  const { error, stdout } = spawnSync('wrk', args, { encoding: 'utf8' });
  if (error) return undefined;
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  if (!perSecond || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk: ${stdout}`);
  return Number(perSecond);
}
