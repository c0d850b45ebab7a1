import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { remoteNames, ROOT } from './packages';

interface PackageJson {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const packageJson = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as PackageJson;

/** The tools of the house, which every test may use. */
const tools = Object.keys(packageJson('.').devDependencies ?? {});

const IMPORT = /(?:\bfrom|\bimport|\bimport\(|\bjest\.mock\()\s*(?:\/\*.*?\*\/\s*)?['"]([@.\w][\w@./-]*)['"]/g;

const sourcesOf = (name: string): string[] =>
  readdirSync(join(ROOT, name, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

const owner = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** What a remote's sources and tests import that is neither in its folder nor a package it declares. */
function foreign(name: string): string[] {
  const { dependencies = {}, devDependencies = {} } = packageJson(name);
  const known = new Set([...tools, ...Object.keys(dependencies), ...Object.keys(devDependencies)]);
  const inside = (file: string, specifier: string): boolean =>
    resolve(dirname(file), specifier).startsWith(join(ROOT, name) + sep);
  return sourcesOf(name).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)]
      .map(([, specifier = '']) => specifier)
      .filter((specifier) => !specifier.startsWith('node:'))
      .filter((specifier) => (specifier.startsWith('.') ? !inside(file, specifier) : !known.has(owner(specifier))))
      .map((specifier) => `${file}: ${specifier}`),
  );
}

test.each(remoteNames())('C-07 %s is checked with no other section there', (name) => {
  expect(foreign(name)).toEqual([]);
  expect(packageJson(name).scripts?.test).toContain('testRemote');
  expect(
    Object.keys(packageJson(name).dependencies ?? {}).filter((other) => /^@surco\/(mfe|host)/.test(other)),
  ).toEqual([]);
  expect(existsSync(join(ROOT, name, '.ci', 'run'))).toBe(true);
});
