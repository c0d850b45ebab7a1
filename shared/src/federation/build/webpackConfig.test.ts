/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { isContainer, type ShareScope } from '../runtime/protocol';
import { readInstalledVersion } from './sharedModules';
import { createRemoteConfig } from './webpackConfig';

const REMOTE_URL = 'http://remote.test/';
const React = { isTheHosts: true };
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'surco-container-'));
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'src', 'routes.tsx'), `import * as React from 'react'; export const pages = { React };`);
});
afterAll(() => rmSync(root, { recursive: true }));

const createOwnConfig = (): Configuration => createRemoteConfig({ name: 'mfe-test' }, { root, mode: 'production' });

/** The build of a team with its own configuration, with the original runtime of the federation library. */
const createForeignConfig = (): Configuration => ({
  ...createOwnConfig(),
  plugins: [
    new ModuleFederationPlugin({
      name: 'mfe_test',
      filename: 'remoteEntry.0123456789.js',
      exposes: { './routes': './src/routes.tsx' },
      shared: { react: { singleton: true, import: false, requiredVersion: '^19.0.0' } },
      dts: false,
      manifest: false,
    }),
  ],
});

const runWebpack = (config: Configuration): Promise<void> =>
  new Promise((resolve, reject) =>
    webpack({ ...config, output: { ...config.output, clean: true } }, (error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(),
    ),
  );

interface Script {
  src: string;
  onload?: (event: { type: string }) => void;
  setAttribute: () => void;
  getAttribute: () => null;
}

/** A page that only runs the scripts of the build. */
function openContainer() {
  const dist = join(root, 'dist');
  const entry = readdirSync(dist).find((name) => name.startsWith('remoteEntry.')) ?? '';
  const run = (name: string): unknown => runInContext(readFileSync(join(dist, name), 'utf8'), page);
  const append = (script: Script): void => {
    run(script.src.replace(REMOTE_URL, ''));
    script.onload?.({ type: 'load' });
  };
  const document = {
    documentElement: { hasAttribute: () => false, setAttribute: () => undefined },
    currentScript: { tagName: 'SCRIPT', src: REMOTE_URL + entry },
    getElementsByTagName: () => [],
    querySelectorAll: () => [],
    createElement: () => ({ setAttribute: () => undefined, getAttribute: () => null }),
    head: { appendChild: append },
  };
  const page = createContext({ document, console, setTimeout, clearTimeout, location: { href: REMOTE_URL }, URL });
  runInContext('var self = globalThis, window = globalThis; document.defaultView = globalThis;', page);
  run(entry);
  const container: unknown = page.mfe_test;
  if (!isContainer(container)) throw new Error('no container');
  return { container, bytes: readFileSync(join(dist, entry)).length };
}

const createHostScope = (version: string): ShareScope => ({
  react: { [version]: { get: () => () => React, from: 'host' } },
});

async function loadReactOf(scope: ShareScope): Promise<unknown> {
  const { container } = openContainer();
  await container.init(scope);
  const module = (await container.get('./routes'))();
  return (module as { pages: { React: unknown } }).pages.React;
}

test('C-06 a remote built alone runs with the host’s React and does not contain the federation library’s runtime', async () => {
  await runWebpack(createOwnConfig());
  expect(await loadReactOf(createHostScope(readInstalledVersion('react')))).toMatchObject(React);
  expect(openContainer().bytes).toBeLessThan(9000);
});

test('C-06 a remote rejects a React of another major version, so two never run', async () => {
  await runWebpack(createOwnConfig());
  await expect(loadReactOf(createHostScope('20.0.0'))).rejects.toThrow(/react: \^19\.\d+\.\d+ ≠ 20\.0\.0/);
});

test('C-07 the host also runs a container with the federation library’s runtime', async () => {
  await runWebpack(createForeignConfig());
  expect(await loadReactOf(createHostScope(readInstalledVersion('react')))).toMatchObject(React);
  expect(openContainer().bytes).toBeGreaterThan(9000);
});
