import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { formatElapsedSeconds, reportAndExit } from '@surco/section/common';
import { ROOT } from '../packages';
import { readProductVersion, writeBundle } from './writeBundle';

const toMegabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

const sumFileSizes = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

async function main(): Promise<void> {
  const since = performance.now();
  const name = `surco-${readProductVersion()}`;
  const dist = join(ROOT, 'dist');
  const folder = join(dist, name);
  await writeBundle(folder);
  const archive = `${folder}.tgz`;
  execFileSync('tar', ['--create', '--gzip', '--owner=0', '--group=0', '--file', archive, '--directory', dist, name]);
  console.log(
    [
      `${relative(ROOT, folder)}: ${toMegabytes(sumFileSizes(folder))}, for ${process.platform}-${process.arch}`,
      `${relative(ROOT, archive)}: ${toMegabytes(statSync(archive).size)}`,
      `Built in ${formatElapsedSeconds(since)}.`,
    ].join('\n'),
  );
}

main().catch(reportAndExit);
