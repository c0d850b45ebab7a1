import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@surco/section/common';
import { startProcess, type ServerProcess } from '../src/common/serverProcess';
import { ROOT } from '../src/packages';

export interface Instance extends ServerProcess {
  origin: string;
  port: number;
}

/** The file that runs the API, also of a checkout from before it was in `tools/bench`. */
const findEntry = (checkout: string): string =>
  ['tools/bench/instance.ts', 'tools/src/databases/instance.ts']
    .map((path) => join(checkout, path))
    .find((path) => existsSync(path)) ?? '';

/** Whether the instance answers that its database works. */
const isReady = async (origin: string): Promise<boolean> =>
  fetch(`${origin}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

interface InstanceOptions {
  /** Default: any free port. */
  port?: number | undefined;
  /** Folder of a checkout, whose dependencies are installed. Default: this one. */
  checkout?: string;
}

/** Starts an instance of the API with these settings, and waits until it is ready. */
export async function startInstance(
  folder: string,
  env: Readonly<Record<string, string>>,
  { port: fixedPort, checkout = ROOT }: InstanceOptions = {},
): Promise<Instance> {
  const port = fixedPort ?? (await findFreePort());
  const origin = `http://127.0.0.1:${port}`;
  const server = await startProcess({
    // Not the program `tsx`: on a busy machine it kills the process that a signal should end.
    command: process.execPath,
    args: ['--import', 'tsx', findEntry(checkout)],
    cwd: checkout,
    env: { ...env, PORT: String(port), DATA_DIR: join(folder, 'data') },
    folder,
    name: 'instance',
    isReady: () => isReady(origin),
  });
  return { ...server, origin, port };
}
