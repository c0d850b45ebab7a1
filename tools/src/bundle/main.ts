import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { formatElapsedSeconds, reportAndExit } from '@surco/section/common';
import { ROOT } from '../packages';
import { buildImage } from './buildImage';
import { readProductVersion, writeBundle } from './writeBundle';

const toMegabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

const sumFileSizes = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

/** The size of a file or folder, for the report. */
const describeSize = (path: string): string =>
  `${relative(ROOT, path)}: ${toMegabytes(statSync(path).isDirectory() ? sumFileSizes(path) : statSync(path).size)}`;

async function main(): Promise<void> {
  const since = performance.now();
  const version = readProductVersion();
  const name = `surco-${version}`;
  const dist = join(ROOT, 'dist');
  const folder = join(dist, name);
  await writeBundle(folder);
  const archive = `${folder}.tgz`;
  execFileSync('tar', ['--create', '--gzip', '--owner=0', '--group=0', '--file', archive, '--directory', dist, name]);
  console.log(`${describeSize(folder)}, for ${process.platform}-${process.arch}`);
  console.log(describeSize(archive));
  const image = buildImage(folder, version);
  console.log(image ? describeSize(image) : 'No OCI image: buildah is not installed.');
  console.log(`Built in ${formatElapsedSeconds(since)}.`);
}

main().catch(reportAndExit);
