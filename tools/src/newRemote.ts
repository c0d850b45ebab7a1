import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { RemoteManifest } from '@surco/shared/federation/manifest';
import { readAsked, Refusal } from './newRemote/asked';
import { withPackage } from './newRemote/lockfile';
import { ensureFree } from './newRemote/taken';
import { writeRemote } from './newRemote/write';
import { remoteNames, ROOT } from './packages';

async function manifestOf(name: string): Promise<RemoteManifest> {
  const file = pathToFileURL(join(ROOT, name, 'src', 'manifest.ts')).href;
  return ((await import(file)) as { manifest: RemoteManifest }).manifest;
}

/** Links the new folder's dependencies: all are in the store already, so the network is only the second resort. */
function install(name: string): void {
  const lockfile = join(ROOT, 'pnpm-lock.yaml');
  const before = readFileSync(lockfile, 'utf8');
  const { status } = spawnSync('npx', ['-y', 'pnpm@12.21.0', 'install', '--prefer-offline', '--no-frozen-lockfile'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0)
    throw new Refusal('La sección está escrita, pero sus dependencias no se instalaron: use pnpm install.');
  writeFileSync(lockfile, withPackage(before, readFileSync(lockfile, 'utf8'), name));
}

async function main(): Promise<void> {
  const asked = readAsked(process.argv.slice(2));
  ensureFree(ROOT, asked, await Promise.all(remoteNames().map(manifestOf)));
  const files = await writeRemote(ROOT, asked);
  const { name, label, path } = asked;
  install(name);
  console.log(files.map((file) => `  ${file}`).join('\n'));
  console.log(`\nLa sección «${label}» está en ${name} y responderá en ${path} (${process.uptime().toFixed(1)} s).`);
  console.log(`Pruebas: pnpm --filter ${name} test · Desarrollo: pnpm dev ${name}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Refusal ? error.message : error);
  process.exit(1);
});
