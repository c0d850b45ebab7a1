import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { StartError } from '../../core/settings/startError';
import type { Command } from '../command';
import { requireReachableDatabaseUrls } from '../requireReachableDatabaseUrls';
import { readArguments } from '../readArguments';
import { assertToolFitsServer, runPostgresTool } from './postgresTool';

/** Writes a dump; the file gets its name when it is complete. */
async function writeDump(url: string, file: string, withoutImages: boolean): Promise<void> {
  const partial = `${file}.partial`;
  // Only the account that runs the command may read the dump.
  process.umask(0o077);
  try {
    await runPostgresTool('pg_dump', url, [
      '--format=custom',
      `--file=${partial}`,
      ...(withoutImages ? ['--exclude-table-data=images'] : []),
    ]);
    renameSync(partial, file);
  } finally {
    rmSync(partial, { force: true });
  }
}

export const backupCommand: Command = {
  usage: 'backup <file> [--without-images]',
  summary: 'writes the database to a file, with pg_dump',
  run: async ({ readSettings, args }) => {
    const { file, values } = readArguments(backupCommand, args, { 'without-images': { type: 'boolean' } });
    if (existsSync(file)) throw new StartError(`${file} exists: choose another name.`);
    const { ownerUrl } = await requireReachableDatabaseUrls(readSettings());
    await assertToolFitsServer('pg_dump', ownerUrl);
    await writeDump(ownerUrl, file, values['without-images'] ?? false);
    console.log(`Wrote ${file} (${(statSync(file).size / 1024 / 1024).toFixed(1)} MB).`);
    return 0;
  },
};
