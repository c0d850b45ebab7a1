import { statSync } from 'node:fs';
import { join } from 'node:path';
import { hostPaths } from '@surco/shared/contract';
import type { Role } from '@surco/shared/domain';
import type { RemoteRoute } from '@surco/shared/federation';
import { REMOTES_PREFIX, toRegisteredSection } from '@surco/shared/federation/build';
import { readBundledBuilds } from '../../../api/src/core/sections/bundledBuilds';
import { resolvePreloads } from '../../../api/src/web/resolvePreloads';
import { ROOT } from '../packages';
import { importedAtOnce } from './importedAtOnce';

/** The scripts of first loads. A script is named by its package and its file without the content hash. */
export interface FirstLoads {
  /** Bytes of each script, compressed with brotli. */
  scripts: Readonly<Record<string, number>>;
  /** Names of the scripts that each page needs, by its path. */
  pages: Readonly<Record<string, readonly string[]>>;
}

interface Page {
  name: string;
  path: string;
  role: Role | null;
}

/** A page for each role that gets another one at the same path. */
function listPages({ path, roles, page, pageFor = {} }: RemoteRoute): Page[] {
  if (roles === 'public') return [{ name: path, path, role: null }];
  const others = Object.entries(pageFor) as [Role, string][];
  const role = roles.find((candidate) => (pageFor[candidate] ?? page) === page);
  return [
    ...(role ? [{ name: path, path, role }] : []),
    ...others.map(([other]) => ({ name: `${path} (${other})`, path, role: other })),
  ];
}

/** @param address path of a script: `/main.0123456789.js` of the host, `/remotes/mfe-x/list.0123456789.js` of a section */
function parseAddress(address: string): { folder: string; file: string } {
  const [, folder = 'host', file = ''] = /^(?:\/remotes\/([^/]+))?\/(.+)$/.exec(address) ?? [];
  return { folder, file };
}

/** The name of a script in {@link FirstLoads}. @param address its path */
export function getScriptName(address: string): string {
  const { folder, file } = parseAddress(address);
  return `${folder}/${file.replace(/\.[\da-f]{10}\.js$/, '')}`;
}

function countBytes(address: string): number {
  const { folder, file } = parseAddress(address);
  return statSync(join(ROOT, folder, 'dist', `${file}.br`)).size;
}

/** Reads the builds, and describes their sections as the pages get them. */
function readBuilds() {
  const { host, sections, faulty } = readBundledBuilds(ROOT);
  for (const { name, reason } of faulty) throw new Error(`${name}: ${reason}`);
  const remotes = [...sections].map(([name, built]) => toRegisteredSection(built, host, `${REMOTES_PREFIX}/${name}`));
  return { host, registry: { format: 1, remotes } as const };
}

/** The scripts of a named chunk of the host or of a section. */
function listChunkScripts({ host, registry }: ReturnType<typeof readBuilds>, name: string): readonly string[] {
  const ofHost = host.chunks[name]?.map((file) => `/${file}`);
  const found = ofHost ?? registry.remotes.find(({ files }) => files[name])?.files[name];
  if (!found) throw new Error(`importedAtOnce names the chunk ${name}, which no build has.`);
  return found;
}

/** The paths of the scripts of a page: those that its HTML names, and those that it imports at once. */
function listScripts(builds: ReturnType<typeof readBuilds>, { path, role }: Page): string[] {
  const preloads = resolvePreloads(builds, builds.registry, path, '', role);
  const imported = (importedAtOnce[path] ?? []).flatMap((name) => listChunkScripts(builds, name));
  return [...new Set([...builds.host.initial.map((file) => `/${file}`), ...preloads.scripts, ...imported])];
}

/**
 * Counts the first loads of all pages in the build: the same build has the same bytes on every machine.
 * @throws Error when a package is not built
 */
export function readFirstLoads(): FirstLoads {
  const builds = readBuilds();
  const routes = builds.registry.remotes.flatMap((remote) => remote.routes);
  const login: Page = { name: hostPaths.login, path: hostPaths.login, role: null };
  const pages = [login, ...routes.flatMap(listPages)].map((page) => [page.name, listScripts(builds, page)] as const);
  const addresses = [...new Set(pages.flatMap(([, scripts]) => scripts))];
  const scripts = addresses.map((address) => [getScriptName(address), countBytes(address)] as const);
  return {
    scripts: Object.fromEntries(scripts.toSorted(([a], [b]) => a.localeCompare(b))),
    pages: Object.fromEntries(pages.map(([page, files]) => [page, files.map(getScriptName)])),
  };
}

/** Bytes of a page's first load. */
export const sumScripts = ({ scripts, pages }: FirstLoads, page: string): number =>
  (pages[page] ?? []).reduce((sum, name) => sum + (scripts[name] ?? 0), 0);
