import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { formatElapsedSeconds, reportAndExit } from '@surco/section/common';
import { ROOT } from '../packages';
import { isTagged, readProductVersion } from './readBuildVersion';
import { packBundle, writeBundle } from './writeBundle';

const formatMegabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

const sumFileSizes = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

/** The size of a file or folder, for the report. */
const describeSize = (path: string): string =>
  `${relative(ROOT, path)}: ${formatMegabytes(statSync(path).isDirectory() ? sumFileSizes(path) : statSync(path).size)}`;

async function main(): Promise<void> {
  const since = performance.now();
  const version = readProductVersion();
  const folder = join(ROOT, 'dist', `surco-${version}`);
  await writeBundle(folder);
  const archive = packBundle(folder);
  console.log(`${describeSize(folder)}, for ${process.platform}-${process.arch}`);
  console.log(describeSize(archive));
  if (!isTagged(version)) console.log(`This is no release: its commit has no tag v${version}.`);
  console.log(`Built in ${formatElapsedSeconds(since)}.`);
}

main().catch(reportAndExit);
