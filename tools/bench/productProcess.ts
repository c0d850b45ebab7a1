import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../src/packages';

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/api/health/ready`)).ok;
  } catch {
    return false;
  }
}

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export interface ProductProcess {
  origin: string;
  port: number;
  pid: number;
  stop: () => Promise<void>;
}

interface ProductOptions {
  /** Further settings. */
  settings?: Readonly<Record<string, string>>;
  /** Further arguments of `tools/src/start.ts`. */
  args?: readonly string[];
}

/** Starts the product as `pnpm start` does, on a port and a data folder of its own. */
export async function startProductProcess(
  port: number,
  dataDir: string,
  databaseUrl: string,
  { settings = {}, args = [] }: ProductOptions = {},
): Promise<ProductProcess> {
  // As production it would refuse to start with the settings and the demo data of a measurement.
  const { NODE_ENV: _, ...env } = process.env;
  const child: ChildProcess = spawn(process.execPath, ['tools/src/start/launch.mjs', ...args], {
    cwd: ROOT,
    env: { ...env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://localhost:${port}`;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}.`);
    await delay(200);
  }
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { origin, port, pid: child.pid ?? 0, stop };
}
