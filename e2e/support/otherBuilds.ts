import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../tools/src/packages';
import { buildTestSection } from './sectionBuilds';

const run = promisify(execFile);

/** Packages that the other teams install, with the folder that has them here. */
const PACKAGES = {
  '@module-federation/enhanced': 'section',
  react: 'section',
  'react-dom': 'section',
  webpack: 'section',
};

/**
 * Builds a package of another team in a folder outside the workspace.
 * @returns the folder of the build
 */
export async function buildOutsideWorkspace(name: 'plainHost' | 'plainSection'): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'surco-other-'));
  cpSync(join(ROOT, 'e2e', 'otherBuilds', name), folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: name.toLowerCase(), version: '3.1.0' }));
  for (const [installed, owner] of Object.entries(PACKAGES)) {
    const link = join(folder, 'node_modules', installed);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(ROOT, owner, 'node_modules', installed), link);
  }
  await run(process.execPath, ['build.mjs'], { cwd: folder });
  return join(folder, 'dist');
}

/** Builds a section that uses React only, nothing of the platform. @returns the folder of the build */
export function buildSectionWithoutPlatform(): Promise<string> {
  const folder = join(mkdtempSync(join(tmpdir(), 'surco-plain-')), 'mfe-greeting');
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'mfe-greeting', version: '1.0.0' }));
  writeFileSync(
    join(folder, 'src', 'manifest.ts'),
    `export const manifest = {
      name: 'mfe-greeting', menu: [], redirects: [],
      routes: [{ path: '/dashboard/greeting', title: 'Saludo', page: 'greeting', roles: ['Admin'] }],
    };`,
  );
  writeFileSync(
    join(folder, 'src', 'routes.tsx'),
    `import { lazy, Suspense } from 'react';
    const Greeting = lazy(() => import(/* webpackChunkName: "greeting" */ './Greeting'));
    export const pages = { greeting: () => <Suspense fallback={null}><Greeting /></Suspense> };`,
  );
  writeFileSync(
    join(folder, 'src', 'Greeting.tsx'),
    `import { useState } from 'react';
    export default function Greeting() {
      const [count, setCount] = useState(1);
      return <button type="button" onClick={() => setCount(count + 1)}>Buenos días {count}</button>;
    }`,
  );
  return buildTestSection(folder);
}

/** Writes the entry and the manifest of a section that marks the page when it runs. @returns their folder */
export function writeForeignSection(): string {
  const folder = mkdtempSync(join(tmpdir(), 'surco-foreign-'));
  writeFileSync(join(folder, 'remoteEntry.js'), `document.documentElement.dataset.foreign = 'true';`);
  const metaData = { remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' }, publicPath: 'auto' };
  const manifest = { id: 'mfe_customers', name: 'mfe_customers', metaData, shared: [], remotes: [], exposes: [] };
  writeFileSync(join(folder, 'mf-manifest.json'), JSON.stringify(manifest));
  return folder;
}

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', json: 'application/json' };

/** Serves plain files, as a CDN does. @param folders by path prefix; the first prefix that matches decides */
export async function serveFolders(folders: Readonly<Record<string, string>>) {
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const prefix = Object.keys(folders).find((start) => path.startsWith(start)) ?? '/';
    const file = path.slice(prefix.length) || 'index.html';
    readFile(join(folders[prefix] ?? '', file)).then(
      (content) => response.setHeader('content-type', TYPES[file.split('.').at(-1) ?? ''] ?? '').end(content),
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0);
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
