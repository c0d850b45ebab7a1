import { join } from 'node:path';
import { findFreePort } from '../../../api/src/infrastructure/findFreePort';
import { ROOT } from '../packages';
import { startProcess, type ServerProcess } from './serverProcess';

export interface Instance extends ServerProcess {
  origin: string;
  port: number;
}

/** Whether the instance answers that its database works. */
export const isReady = async (origin: string): Promise<boolean> =>
  fetch(`${origin}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

interface InstanceOptions {
  /** Default: any free port. */
  port?: number | undefined;
  /** Folder of a checkout, whose dependencies are installed. Default: this one. */
  checkout?: string;
  /** Also serves the builds of the checkout. */
  hasPages?: boolean;
}

/** Starts an instance of the API with these settings, and waits until it is ready. */
export async function startInstance(
  folder: string,
  env: Readonly<Record<string, string>>,
  { port: fixedPort, checkout = ROOT, hasPages = false }: InstanceOptions = {},
): Promise<Instance> {
  const port = fixedPort ?? (await findFreePort());
  const origin = `http://127.0.0.1:${port}`;
  const server = await startProcess({
    // Not the program `tsx`: on a busy machine it kills the process that a signal should end.
    command: process.execPath,
    args: [
      '--import',
      'tsx',
      join(checkout, 'tools', 'src', 'databases', 'instance.ts'),
      ...(hasPages ? ['--pages'] : []),
    ],
    cwd: checkout,
    env: { ...env, PORT: String(port), DATA_DIR: join(folder, 'data') },
    folder,
    name: 'instance',
    isReady: () => isReady(origin),
  });
  return { ...server, origin, port };
}
