import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { listRemoteNames, ROOT } from '../packages';

interface PackageJson {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readPackageJson = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as PackageJson;

/** Development dependencies of the root, which any file of a section may import. */
const rootDevDependencies = Object.keys(readPackageJson('.').devDependencies ?? {});

const IMPORT = /(?:\bfrom|\bimport|\bimport\(|\bjest\.mock\()\s*(?:\/\*.*?\*\/\s*)?['"]([@.\w][\w@./-]*)['"]/g;

const listSourceFiles = (name: string): string[] =>
  readdirSync(join(ROOT, name, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

const getPackageName = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** Imports of a section that are neither in its folder, nor packages that it or the root declares, nor of Node. */
function findForbiddenImports(name: string): string[] {
  const { dependencies = {}, devDependencies = {} } = readPackageJson(name);
  const allowed = new Set([...rootDevDependencies, ...Object.keys(dependencies), ...Object.keys(devDependencies)]);
  const isInside = (file: string, specifier: string): boolean =>
    resolve(dirname(file), specifier).startsWith(join(ROOT, name) + sep);
  return listSourceFiles(name).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)]
      .map(([, specifier = '']) => specifier)
      .filter((specifier) => !specifier.startsWith('node:'))
      .filter((specifier) =>
        specifier.startsWith('.') ? !isInside(file, specifier) : !allowed.has(getPackageName(specifier)),
      )
      .map((specifier) => `${file}: ${specifier}`),
  );
}

test.each(listRemoteNames())('C-07 %s imports nothing outside its folder and its declared packages', (name) => {
  expect(findForbiddenImports(name)).toEqual([]);
  expect(
    Object.keys(readPackageJson(name).dependencies ?? {}).filter((other) => /^@surco\/(mfe|host)/.test(other)),
  ).toEqual([]);
});

test.each(listRemoteNames())('C-07 %s has its own test command and CI script', (name) => {
  expect(readPackageJson(name).scripts?.test).toContain('testRemote');
  expect(existsSync(join(ROOT, name, '.ci', 'run'))).toBe(true);
});
