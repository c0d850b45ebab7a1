import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { oldestNodeVersion } from '../../../api/src/commands/assertSupportedNode';
import { buildChanged } from '../build';
import { listFrontEndNames, ROOT } from '../packages';
import { bundleApi } from './bundleApi';
import { copyPackageFiles } from './packageFiles';
import { readProductVersion } from './readBuildVersion';
import { writeSbom } from './writeSbom';

const command = `#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { runCommandLine } from '../lib/main.js';

const root = fileURLToPath(new URL('..', import.meta.url));
await runCommandLine(process.argv.slice(2), { root, migrations: \`\${root}migrations\` });
`;

/** Programs that look for faulty libraries recognize the name, also in a container. */
const SBOM = 'sbom.cdx.json';

/** Files of the build itself, such as the fingerprint of its sources. */
const isHiddenFile = (path: string): boolean => basename(path).startsWith('.');

function copyFrontEnds(folder: string): void {
  for (const name of listFrontEndNames())
    cpSync(join(ROOT, name, 'dist'), join(folder, name, 'dist'), {
      recursive: true,
      filter: (path) => !isHiddenFile(path),
    });
}

function writeCommand(folder: string): void {
  mkdirSync(join(folder, 'bin'), { recursive: true });
  writeFileSync(join(folder, 'bin', 'surco'), command);
  chmodSync(join(folder, 'bin', 'surco'), 0o755);
}

/** Writes what a production server needs, apart from Node and PostgreSQL, into a folder, which is emptied first. */
export async function writeBundle(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await Promise.all([buildChanged(), bundleApi(join(folder, 'lib'))]);
  copyFrontEnds(folder);
  copyPackageFiles(join(folder, 'node_modules'));
  cpSync(join(ROOT, 'api', 'migrations'), join(folder, 'migrations'), { recursive: true });
  cpSync(join(ROOT, 'tools', 'deploy'), join(folder, 'deploy'), { recursive: true });
  cpSync(join(ROOT, 'docs'), join(folder, 'docs'), { recursive: true });
  // Documents link to them.
  for (const name of ['CHANGELOG.md', 'CONTRIBUTING.md']) cpSync(join(ROOT, name), join(folder, name));
  writeCommand(folder);
  const engines = { node: `>=${oldestNodeVersion}` };
  const manifest = { version: readProductVersion(), private: true, type: 'module', engines };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeSbom(join(folder, SBOM));
}

/** Writes the checksum of a file beside it, for `sha256sum --check`. */
function writeChecksum(file: string): void {
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
  writeFileSync(`${file}.sha256`, `${digest}  ${basename(file)}\n`);
}

/** Packs a bundle into an archive beside it, with its list of libraries and the checksums of both. @returns the archive */
export function packBundle(folder: string): string {
  const archive = `${folder}.tgz`;
  // Readable for the account of the service, whatever the umask of this one is.
  const options = ['--create', '--gzip', '--owner=0', '--group=0', '--mode=a+rX', '--file', archive];
  execFileSync('tar', [...options, '--directory', dirname(folder), basename(folder)]);
  const sbom = `${folder}.${SBOM}`;
  cpSync(join(folder, SBOM), sbom);
  for (const file of [archive, sbom]) writeChecksum(file);
  return archive;
}
