import { join, relative } from 'node:path';
import { SHARED_MODULES } from '@surco/shared/federation/build';
import { SHARED_ROOT, SHARED_SOURCE } from './compiler';
import { listIndexSources } from './publicIndexes';
import { compileShared } from './compileShared';
import { type PackageJson, readPackageJson, resolveVersions, writePackageJson } from './packageJson';

/** Packages of which the host provides the only copy. */
const PROVIDED_PACKAGES = new Set<string>(SHARED_MODULES.map((module) => module.package));

/** What the helpers for tests use; a section that does not test with them needs none of it. */
const TEST_LIBRARIES = ['@testing-library/jest-dom', '@testing-library/react', '@testing-library/user-event'];

const describeModule = (path: string) => ({ types: `./${path}.d.ts`, default: `./${path}.js` });

/** The public folders (ADR 19), and the helpers for tests. */
const listExports = (): PackageJson['exports'] =>
  Object.fromEntries([
    ...[...listIndexSources(SHARED_SOURCE), join(SHARED_SOURCE, 'testing', 'index.ts')].map((file) => {
      const folder = relative(SHARED_SOURCE, join(file, '..')).replaceAll('\\', '/');
      return [`./${folder}`, describeModule(`${folder}/index`)] as const;
    }),
    ['./testing/setup', describeModule('testing/setup')] as const,
  ]);

/** Writes `@surco/shared`, as other repositories install it, into a folder. */
export function packShared(folder: string): void {
  compileShared(folder);
  const { name, description, sideEffects = [], dependencies = {} } = readPackageJson(SHARED_ROOT);
  const select = (isProvided: boolean) =>
    Object.keys(dependencies).filter((other) => PROVIDED_PACKAGES.has(other) === isProvided);
  writePackageJson(folder, {
    name,
    description,
    sideEffects: sideEffects.map((pattern) => pattern.replace('./src/', './')),
    exports: listExports(),
    dependencies: resolveVersions(select(false)),
    peerDependencies: resolveVersions([...select(true), ...TEST_LIBRARIES], '^'),
    peerDependenciesMeta: Object.fromEntries(TEST_LIBRARIES.map((other) => [other, { optional: true }])),
  });
}
