/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { createContext, runInContext } from 'node:vm';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { readInstalledVersion } from '../manifest';
import { createRemoteConfig } from './webpackConfig';

const REMOTE_URL = 'http://remote.test/';
const React = { isTheHosts: true };
let root: string;

type Factory = () => unknown;
/** Shared modules by name and version. */
type ShareScope = Record<string, Record<string, { get: () => Factory; from: string }>>;

interface Container {
  init: (scope: ShareScope) => unknown;
  get: (module: string) => Promise<Factory>;
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

const { resolve } = createRequire(import.meta.url);
/** The runtime that a host provides to sections. */
const loadRuntimeCore = (): unknown =>
  createRequire(resolve('@module-federation/enhanced/webpack'))('@module-federation/runtime-tools/runtime-core');

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'surco-container-'));
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'src', 'routes.tsx'), `import * as React from 'react'; export const pages = { React };`);
});
afterAll(() => rmSync(root, { recursive: true }));

const createOwnConfig = (): Configuration => createRemoteConfig({ name: 'mfe-test' }, { root, mode: 'production' });

/** The build of a team with its own configuration, which contains the runtime of the federation library. */
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
function openContainer(provided: object = {}) {
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
  const location = { href: REMOTE_URL };
  const page = createContext({ document, console, setTimeout, clearTimeout, location, URL, ...provided });
  runInContext('var self = globalThis, window = globalThis; document.defaultView = globalThis;', page);
  run(entry);
  const container: unknown = page.mfe_test;
  if (!isContainer(container)) throw new Error('no container');
  return { container, bytes: readFileSync(join(dist, entry)).length };
}

const createHostScope = (version: string): ShareScope => ({
  react: { [version]: { get: () => () => React, from: 'host' } },
});

async function loadReactOf(scope: ShareScope, provided?: object): Promise<unknown> {
  const { container } = openContainer(provided);
  await container.init(scope);
  const module = (await container.get('./routes'))();
  return (module as { pages: { React: unknown } }).pages.React;
}

/** What a host offers on the global object (`provideExternalRuntime`). */
const createHostGlobals = () => ({ _FEDERATION_RUNTIME_CORE: loadRuntimeCore() });

test('C-06 a remote built alone runs with the host’s React and the host’s runtime, and contains neither', async () => {
  await runWebpack(createOwnConfig());
  const scope = createHostScope(readInstalledVersion('react'));
  expect(await loadReactOf(scope, createHostGlobals())).toMatchObject(React);
  expect(openContainer(createHostGlobals()).bytes).toBeLessThan(22_000);
});

test('C-06 a remote rejects a React of another major version, so two never run', async () => {
  await runWebpack(createOwnConfig());
  await expect(loadReactOf(createHostScope('20.0.0'), createHostGlobals())).rejects.toThrow(
    /Version 20\.0\.0 .* module react does not satisfy .* \^19\.\d+\.\d+/,
  );
});

test('C-07 a remote has a federation manifest that names its entry file', async () => {
  await runWebpack(createOwnConfig());
  const dist = join(root, 'dist');
  const manifest: unknown = JSON.parse(readFileSync(join(dist, 'mf-manifest.json'), 'utf8'));
  const entry = readdirSync(dist).find((name) => name.startsWith('remoteEntry.'));
  expect(manifest).toMatchObject({
    name: 'mfe_test',
    metaData: { remoteEntry: { name: entry, path: '', type: 'global' }, publicPath: 'auto' },
    exposes: [{ path: './routes' }],
  });
});

test('C-07 a remote with a runtime of its own also runs with the host’s React', async () => {
  await runWebpack(createForeignConfig());
  expect(await loadReactOf(createHostScope(readInstalledVersion('react')))).toMatchObject(React);
});

const readBuiltScripts = (): string => {
  const dist = join(root, 'dist');
  const scripts = readdirSync(dist).filter((name) => name.endsWith('.js'));
  return scripts.map((name) => readFileSync(join(dist, name), 'utf8')).join('');
};

test('C-07 only a section under development can be replaced in an open page', async () => {
  await runWebpack(createOwnConfig());
  expect(readBuiltScripts()).not.toContain('webpackHotUpdate');
  await runWebpack(createRemoteConfig({ name: 'mfe-test' }, { root, mode: 'development', isHot: true }));
  expect(readBuiltScripts()).toContain('webpackHotUpdate');
});

test('a style sheet is minified, and written for the oldest supported browsers', async () => {
  writeFileSync(join(root, 'src', 'routes.tsx'), `import './routes.css';`);
  writeFileSync(join(root, 'src', 'routes.css'), '@media (width >= 20px) {\n  .routes { color: #000000; }\n}');
  await runWebpack(createOwnConfig());
  expect(readBuiltScripts()).toContain('@media (min-width:20px){.routes{color:#000}}');
});

test('a library is compiled for the oldest supported browsers', async () => {
  const library = join(root, 'node_modules', 'library');
  mkdirSync(library, { recursive: true });
  writeFileSync(
    join(library, 'index.js'),
    `export class Counter { static { Counter.first = self.first ?? 'static'; } }`,
  );
  writeFileSync(
    join(root, 'src', 'routes.tsx'),
    `import { Counter } from 'library'; export const pages = { Counter };`,
  );
  await runWebpack(createOwnConfig());
  const scripts = readBuiltScripts();
  expect(scripts).toContain('self.first');
  expect(scripts).not.toMatch(/static ?\{/);
});
