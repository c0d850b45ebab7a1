import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort } from '@surco/section/common';
import { ROOT } from '../src/packages';
import { median } from './median';
import type { Bench } from './startInstance';

const ROUNDS = 5;

interface Start {
  /** From the command to the product being ready, in s. */
  seconds: number;
  /** What the product itself says: without pnpm and the installation of packages. */
  ownSeconds: number;
}

/**
 * The environment of a newcomer: without settings of this run, and without the variables by which pnpm asks the scripts
 * that it runs not to install packages again.
 */
const newcomerEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(p?npm_|NODE_ENV$|DATABASE_URL$|DATA_DIR$)/i.test(name)),
);

/** Runs `pnpm start` until the product is ready, then stops it. */
async function startOnce(checkout: string, port: number): Promise<Start> {
  const startedAt = performance.now();
  const child = spawn('pnpm', ['start'], {
    cwd: checkout,
    env: { ...newcomerEnv, PORT: String(port) },
    detached: true,
  });
  const ended = once(child, 'exit');
  let output = '';
  const ownSeconds = await new Promise<number>((resolve, reject) => {
    const read = (text: Buffer): void => {
      output += String(text);
      const [, own] = /Surco is ready at \S+ \((\d+\.\d) s\)/.exec(output) ?? [];
      if (own) resolve(Number(own));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`pnpm start ended:\n${output}`)));
    child.once('error', reject);
  });
  const seconds = (performance.now() - startedAt) / 1000;
  // The group, because a signal to pnpm alone would not wait for the product to end.
  if (child.pid) process.kill(-child.pid, 'SIGTERM');
  await ended;
  return { seconds, ownSeconds };
}

/**
 * `pnpm bench start`: what a newcomer waits for: the first start of a fresh checkout (packages from pnpm's store, builds,
 * database, demo data), and later ones.
 */
export async function measureStart({ folder }: Bench): Promise<void> {
  const checkout = join(folder, 'checkout');
  execFileSync('git', ['clone', '--quiet', ROOT, checkout]);
  const port = await findFreePort();
  const first = await startOnce(checkout, port);
  const later: Start[] = [];
  for (let round = 0; round < ROUNDS; round += 1) later.push(await startOnce(checkout, port));
  const describe = (starts: readonly Start[], goal: string) => ({
    'command to ready s': median(starts.map(({ seconds }) => seconds)).toFixed(1),
    'the product alone s': median(starts.map(({ ownSeconds }) => ownSeconds)).toFixed(1),
    goal,
  });
  console.log(`\nStarts of a fresh checkout (later ones: median of ${ROUNDS})`);
  console.table({ first: describe([first], '≤ 45'), later: describe(later, '≤ 3') });
}
