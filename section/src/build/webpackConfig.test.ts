/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { createContext, runInContext } from 'node:vm';
import webpack, { type Configuration } from 'webpack';
import { readInstalledVersion } from '../manifest';
import { createSectionConfig } from './webpackConfig';

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

const runWebpack = (config: Configuration): Promise<void> =>
  new Promise((resolve, reject) =>
    webpack(config, (error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(),
    ),
  );

const SOURCES = {
  'src/routes.tsx': `import * as React from 'react'; import { Counter } from 'library';
    export const pages = { React, Counter, loadStyles: () => import('./routes.css'), loadList: () => import('./list') };`,
  'src/list.tsx': `import { call, useCall as use, type ApiError } from '@surco/shared/platform';
    import { Money, useIsPhone } from '@surco/shared/ui/display'; import Table from 'antd/es/table';
    const unused = () => useIsPhone('GET /unused');
    export const list = [() => call('GET /sales/{id}'), use, Money, Table];`,
  'src/routes.css': '@media (width >= 20px) {\n  .routes { color: #000000; }\n}',
  'node_modules/library/index.js': `export class Counter { static { Counter.first = self.first ?? 'static'; } }`,
};

/** One build for all tests: they look at it from different sides. */
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'surco-container-'));
  for (const [file, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  await runWebpack(createSectionConfig({ name: 'mfe-test' }, { root, mode: 'production' }));
});
afterAll(() => rmSync(root, { recursive: true }));

interface Script {
  src: string;
  onload?: (event: { type: string }) => void;
  setAttribute: () => void;
  getAttribute: () => null;
}

/** A page that only runs the scripts of the build, and offers what a host does (`provideExternalRuntime`). */
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
  const location = { href: REMOTE_URL };
  const page = createContext({
    document,
    console,
    setTimeout,
    clearTimeout,
    location,
    URL,
    _FEDERATION_RUNTIME_CORE: loadRuntimeCore(),
  });
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

test('C-06 a remote built alone runs with the host’s React and the host’s runtime, and contains neither', async () => {
  const scope = createHostScope(readInstalledVersion('react'));
  expect(await loadReactOf(scope)).toMatchObject(React);
  expect(openContainer().bytes).toBeLessThan(22_000);
});

test('C-06 a remote rejects a React of another major version, so two never run', () =>
  expect(loadReactOf(createHostScope('20.0.0'))).rejects.toThrow(
    /Version 20\.0\.0 .* module react does not satisfy .* \^19\.\d+\.\d+/,
  ));

test('C-07 a remote has a federation manifest that names its entry file', () => {
  const dist = join(root, 'dist');
  const manifest: unknown = JSON.parse(readFileSync(join(dist, 'mf-manifest.json'), 'utf8'));
  const entry = readdirSync(dist).find((name) => name.startsWith('remoteEntry.'));
  expect(manifest).toMatchObject({
    name: 'mfe_test',
    metaData: { remoteEntry: { name: entry, path: '', type: 'global' }, publicPath: 'auto' },
    exposes: [{ path: './routes' }],
  });
});

test('X-43 a remote says which exports, components and calls of its host it uses', () => {
  const { uses } = JSON.parse(readFileSync(join(root, 'dist', 'files.json'), 'utf8')) as { uses: string[] };
  expect(uses).toEqual(['GET /sales/{id}', 'antd/es/table', 'platform#call', 'platform#useCall', 'ui/display#Money']);
});

const readBuiltScripts = (): string =>
  readdirSync(join(root, 'dist'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(root, 'dist', name), 'utf8'))
    .join('');

test('C-07 style sheets and libraries are written for the oldest supported browsers, without hot replacement', () => {
  const scripts = readBuiltScripts();
  expect(scripts).toContain('@media (min-width:20px){.routes{color:#000}}');
  expect(scripts).toContain('self.first');
  expect(scripts).not.toMatch(/static ?\{/);
  expect(scripts).not.toContain('webpackHotUpdate');
});
