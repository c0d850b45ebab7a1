import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Role } from '@surco/shared/domain';
import { CONTRACT_VERSION } from '@surco/shared/federation';
import type { BuiltSection } from '@surco/shared/federation/build';

export const hostFiles = {
  initial: [],
  chunks: {},
  shared: { '@surco/shared/ui/display': ['money.0123456789.js'] },
  contract: CONTRACT_VERSION,
  versions: { react: '19.3.1', 'react-dom': '19.3.1', antd: '6.6.8', '@surco/shared': CONTRACT_VERSION },
  offers: ['platform#call', 'ui/display#Money', 'GET /sales'],
};

/** Creates the `manifest.json` of a built section that has one menu entry and one page. */
export const createBuiltSection = (name: string, version: string, change: Partial<BuiltSection> = {}): BuiltSection => {
  const roles: readonly Role[] = ['Admin', 'Supervisor'];
  const path = `/dashboard/${name}`;
  return {
    name,
    version,
    menu: [{ path, label: `${name} ${version}`, icon: 'M0 0', order: 1, roles }],
    routes: [{ path, title: name, page: 'list', roles }],
    redirects: [],
    entry: 'remoteEntry.0123456789.js',
    pages: { list: { files: ['list.0123456789.js'], shared: ['react', '@surco/shared/ui/display'] } },
    assets: ['remoteEntry.0123456789.js', 'list.0123456789.js'],
    requires: { react: '^19.3.1', '@surco/shared': `^${CONTRACT_VERSION}` },
    uses: ['platform#call', 'ui/display#Money', 'GET /sales'],
    ...change,
  };
};

/** Writes a build into a folder. Each file contains the version. */
export function writeSectionBuild(folder: string, remote: BuiltSection): string {
  mkdirSync(folder, { recursive: true });
  for (const file of remote.assets) writeFileSync(join(folder, file), `// ${remote.name} ${remote.version}`);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(remote));
  return folder;
}

/** Writes a build of the host into a checkout. @returns its folder */
export function writeHostBuild(root: string): string {
  const dist = join(root, 'host', 'dist');
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'index.html'), '<!doctype html><head><!--surco-head--></head>');
  writeFileSync(join(dist, 'redirect.html'), '<!doctype html>');
  writeFileSync(join(dist, 'files.json'), JSON.stringify(hostFiles));
  writeFileSync(join(dist, 'app-manifest.json'), JSON.stringify({ name: 'Surco' }));
  return dist;
}
