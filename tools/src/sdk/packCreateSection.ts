import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packCommand } from './packCommand';
import { type PackageJson, resolveVersions } from './packageJson';

/** Writes `@surco/create-section` into a folder. */
export async function packCreateSection(folder: string): Promise<void> {
  await packCommand({ name: 'create-section', copies: ['templates', 'README.md'] }, folder);
  const file = join(folder, 'templates', 'repository', 'package.json.tpl');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as PackageJson;
  const { dependencies = {}, devDependencies = {} } = manifest;
  const resolved = {
    ...manifest,
    dependencies: resolveVersions(Object.keys(dependencies)),
    devDependencies: resolveVersions(Object.keys(devDependencies)),
  };
  writeFileSync(file, `${JSON.stringify(resolved, null, 2)}\n`);
}
