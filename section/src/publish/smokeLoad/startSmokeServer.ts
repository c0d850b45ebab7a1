import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaultFormatSettings } from '@surco/shared/domain';
import { readRegistry } from '@surco/shared/federation';
import { REMOTES_PREFIX, toRegisteredSection } from '@surco/shared/federation/build';
import {
  computeFileHashes,
  computeIntegrity,
  formatFileHashes,
  INTEGRITY_FILE,
} from '@surco/shared/federation/releases';
import type { RuntimeConfig } from '@surco/shared/platform/config';
import { getContentType } from '../../common';
import type { Host } from '../host';
import { readBuildFiles, type SectionBuild } from '../sectionBuild';

/** A server of one page, which loads one section as the host does. */
export interface SmokeServer {
  pageUrl: string;
  close: () => Promise<void>;
}

const PAGE = '/smoke-load.html';

/**
 * The page has the files of the host's first load, and no `#root`: the host then runs the smoke load instead of the
 * product.
 */
const renderPage = ({ files }: Host): string =>
  [
    '<!doctype html><html lang="es-MX"><meta charset="utf-8"><title>Smoke load</title>',
    ...files.initial.map((file) => `<script defer src="/${file}"></script>`),
  ].join('');

/** Configuration of the page, which makes no call. */
export const SMOKE_LOAD_CONFIG: RuntimeConfig = {
  apiBase: '/api',
  apiKeyHeader: 'x-api-key',
  apiKey: '',
  sso: { clientId: '', authority: '', redirectUri: '', product: 'microsoft' },
  ...defaultFormatSettings,
};

type Documents = ReadonlyMap<string, string | Uint8Array>;

/**
 * The page, its data, and the files of the build at the addresses and with the hashes that they will have.
 * @throws when the host would not accept the section
 */
async function createDocuments(build: SectionBuild, host: Host): Promise<Documents> {
  const { manifest } = build;
  const folder = `${REMOTES_PREFIX}/${manifest.name}/${manifest.version}`;
  const files = await readBuildFiles(build);
  const hashes = computeFileHashes(files);
  const integrityText = formatFileHashes(hashes);
  const allHashes = { ...hashes, [INTEGRITY_FILE]: computeIntegrity(integrityText) };
  const registry = { format: 1, remotes: [toRegisteredSection(manifest, host.files, folder, allHashes)] };
  const { remotes, ignored } = readRegistry(registry);
  if (remotes.length === 0) throw new Error(ignored.join('\n'));
  return new Map<string, string | Uint8Array>([
    [PAGE, renderPage(host)],
    ['/config.json', JSON.stringify(SMOKE_LOAD_CONFIG)],
    ['/registry.json', JSON.stringify(registry)],
    [`${folder}/${INTEGRITY_FILE}`, integrityText],
    ...[...files].map(([name, content]) => [`${folder}/${name}`, content] as const),
  ]);
}

const isHostFile = (path: string): boolean => /^\/[^/]+$/.test(path);

/** Serves the page of a smoke load on this machine: the published files of the build, all else from the host. */
export async function startSmokeServer(build: SectionBuild, host: Host): Promise<SmokeServer> {
  const documents = await createDocuments(build, host);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const read = async () =>
      documents.get(pathname) ?? (isHostFile(pathname) ? host.readFile(pathname.slice(1)) : null);
    read().then(
      (content) => {
        if (content === null) return void response.writeHead(404).end();
        response.setHeader('x-content-type-options', 'nosniff');
        response.setHeader('content-type', pathname === PAGE ? 'text/html; charset=utf-8' : getContentType(pathname));
        if (pathname === PAGE && host.policy) response.setHeader('content-security-policy', host.policy);
        response.end(content);
      },
      () => response.writeHead(502).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    pageUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}${PAGE}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
