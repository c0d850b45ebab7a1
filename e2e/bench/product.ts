import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

async function ready(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/api/health/ready`)).ok;
  } catch {
    return false;
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export interface Product {
  address: string;
  port: number;
  stop: () => Promise<void>;
}

/** Starts the product as a person would, on a port and a data folder of its own. */
export async function startProduct(port: number, dataDir: string, databaseUrl: string): Promise<Product> {
  // The bundler beside it sets NODE_ENV for itself; the product is to start with its demo data.
  const { NODE_ENV: _, ...env } = process.env;
  const child: ChildProcess = spawn(join(ROOT, 'node_modules', '.bin', 'tsx'), ['tools/src/start.ts'], {
    cwd: ROOT,
    env: { ...env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://localhost:${port}`;
  while (!(await ready(address))) {
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}.`);
    await pause(200);
  }
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { address, port, stop };
}
