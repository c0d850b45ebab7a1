import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSectionOptions, UsageError, writeSection } from '@surco/section/create';
import { importManifest } from '@surco/section/manifest';
import { addImporter } from './newSection/addImporter';
import { assertAvailable } from './newSection/assertAvailable';
import { listSectionNames, ROOT } from './packages';

/**
 * Installs the dependencies of the new folder, from the local store where possible. The lockfile retains the sections
 * that are not checked out.
 */
function installDependencies(name: string): void {
  const lockfile = join(ROOT, 'pnpm-lock.yaml');
  const before = readFileSync(lockfile, 'utf8');
  const { status } = spawnSync('npx', ['-y', 'pnpm@12.21.0', 'install', '--prefer-offline', '--no-frozen-lockfile'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0)
    throw new UsageError('The section is written, but its dependencies could not be installed: run pnpm install.');
  writeFileSync(lockfile, addImporter(before, readFileSync(lockfile, 'utf8'), name));
}

async function main(): Promise<void> {
  const options = readSectionOptions(process.argv.slice(2));
  assertAvailable(ROOT, options, await Promise.all(listSectionNames().map((name) => importManifest(join(ROOT, name)))));
  const files = await writeSection(ROOT, options, 'checkout');
  const { name, label, path } = options;
  installDependencies(name);
  console.log(files.map((file) => `  ${file}`).join('\n'));
  console.log(`\nThe section "${label}" is in ${name} and will answer at ${path} (${process.uptime().toFixed(1)} s).`);
  console.log(`Tests: pnpm --filter ${name} test · Development: pnpm dev ${name}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof UsageError ? error.message : error);
  process.exit(1);
});
