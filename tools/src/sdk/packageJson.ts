import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../packages';

/** The parts of a package.json that packing reads or writes. */
export interface PackageJson {
  name: string;
  version?: string;
  description?: string;
  sideEffects?: readonly string[];
  exports?: Readonly<Record<string, unknown>>;
  bin?: Readonly<Record<string, string>>;
  engines?: Readonly<Record<string, string>>;
  browserslist?: readonly string[];
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  peerDependenciesMeta?: Readonly<Record<string, { optional: boolean }>>;
}

export const readPackageJson = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;

/** Folders of the checkout whose installed packages the packed ones use. */
const INSTALLATIONS = ['', 'section', 'shared'].map((folder) => join(ROOT, folder, 'node_modules'));

/** One version for all packages of the SDK: that of the contract. */
const readContractVersion = (): string | undefined => readPackageJson(join(ROOT, 'shared')).version;

/** Version of a package that this checkout has installed. @throws when it has not */
function readInstalledVersion(name: string): string {
  const folder = INSTALLATIONS.map((installation) => join(installation, name)).find(existsSync);
  const version = name.startsWith('@surco/') ? readContractVersion() : folder && readPackageJson(folder).version;
  if (!version) throw new Error(`${name} is not installed: run pnpm install.`);
  return version;
}

/** The installed versions, because only pnpm and this checkout understand `catalog:` and `workspace:`. */
export const resolveVersions = (names: readonly string[], prefix: '' | '^' = ''): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `${prefix}${readInstalledVersion(name)}`]));

/** Writes the package.json of a package that other repositories install. */
export function writePackageJson(folder: string, { name, exports, ...manifest }: PackageJson): void {
  const version = readContractVersion();
  const all = { './package.json': './package.json', ...exports };
  const document = { name, version, license: 'UNLICENSED', type: 'module', ...manifest, exports: all };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(document, null, 2)}\n`);
}
