import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { UsageError } from './sectionOptions';

/** Folder of the packed packages in the new repository. */
const VENDOR = 'vendor';

interface PackageJson {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** The file that `npm pack` writes for a package. */
const toFileName = (name: string, version: string): string =>
  `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;

/**
 * Copies the packed packages of Surco into a repository and makes its package.json name the copies, so that `npm
 * install` needs no registry that has them. Works only in the packed package, not in the checkout:
 * `pnpm pack-sdk` puts exact versions in place of the `workspace:*` of the template.
 * @param folder the repository
 * @param packages folder of the packed packages
 * @returns the copied files, relative to the parent of `folder`
 * @throws UsageError when one is missing
 */
export async function addPackages(folder: string, packages: string): Promise<string[]> {
  const file = join(folder, 'package.json');
  const packageJson = JSON.parse(await readFile(file, 'utf8')) as PackageJson;
  await mkdir(join(folder, VENDOR));
  const copied: string[] = [];
  for (const dependencies of [packageJson.dependencies, packageJson.devDependencies]) {
    for (const [name, version] of Object.entries(dependencies)) {
      if (!name.startsWith('@surco/')) continue;
      const packed = toFileName(name, version);
      await copyFile(resolve(packages, packed), join(folder, VENDOR, packed)).catch(() => {
        throw new UsageError(`${resolve(packages)} has no ${packed}: name the folder that pnpm pack-sdk wrote.`);
      });
      dependencies[name] = `file:${VENDOR}/${packed}`;
      copied.push(join(basename(folder), VENDOR, packed));
    }
  }
  await writeFile(file, `${JSON.stringify(packageJson, null, 2)}\n`);
  return copied;
}
