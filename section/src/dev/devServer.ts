import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, normalize } from 'node:path';
import { type HostFiles, parseBuiltSection, toRegisteredSection } from '@surco/shared/federation/build';
import { getContentType } from '../common';
import type { BuildResult } from './watchSection';

export interface DevServer {
  /** Sends a build result to every open page. */
  publishBuildResult: (result: BuildResult) => void;
  close: () => Promise<void>;
}

type Folders = Readonly<Record<string, string>>;

export interface DevServerOptions {
  port: number;
  /** Folders of the builds to serve, by the name of the section. */
  folders: Folders;
  /** Origins of the hosts whose pages may read the files. */
  hosts: readonly string[];
}

/** In place of the files of a host: the registry of this server names none to preload. */
const NO_HOST: Pick<HostFiles, 'shared'> = { shared: {} };

/**
 * The registry that the development panel of the product reads: each section with its URL on this server, without
 * hashes and without files to preload. A section that is not built yet is left out.
 */
async function buildRegistry(origin: string, folders: Folders) {
  const read = async ([name, folder]: [string, string]) => {
    const built = parseBuiltSection(await readFile(join(folder, 'manifest.json'), 'utf8'), name);
    return { ...toRegisteredSection(built, NO_HOST, `${origin}/${name}`), files: {} };
  };
  const found = await Promise.allSettled(Object.entries(folders).map(read));
  const remotes = found.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  return { format: 1, remotes };
}

async function sendFile(path: string, folders: Folders, response: ServerResponse): Promise<void> {
  const [, name = '', ...rest] = normalize(path).split('/');
  const folder = Object.hasOwn(folders, name) ? folders[name] : undefined;
  const file = join(folder ?? '', ...rest);
  const isFile =
    folder !== undefined &&
    (await stat(file).then(
      (found) => found.isFile(),
      () => false,
    ));
  if (!isFile) return void response.writeHead(404).end();
  response.setHeader('content-type', getContentType(file));
  createReadStream(file).pipe(response);
}

/** Serves sections under development to the given hosts and notifies their pages of each build. */
export function startDevServer({ port, folders, hosts }: DevServerOptions): Promise<DevServer> {
  const openStreams = new Set<ServerResponse>();
  const origin = `http://localhost:${port}`;
  const handleRequest = async ({ url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-content-type-options', 'nosniff');
    if (headers.origin && hosts.includes(headers.origin)) {
      response.setHeader('access-control-allow-origin', headers.origin);
      response.setHeader('access-control-allow-private-network', 'true');
    }
    const { pathname } = new URL(url, origin);
    if (pathname === '/builds') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': Surco\n\n');
      openStreams.add(response);
      response.on('close', () => openStreams.delete(response));
      return;
    }
    if (pathname === '/registry.json') {
      response.setHeader('content-type', 'application/json; charset=utf-8');
      return void response.end(JSON.stringify(await buildRegistry(origin, folders)));
    }
    return sendFile(pathname, folders, response);
  };
  const server = createServer((request, response) => {
    handleRequest(request, response).catch(() => response.destroy());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () =>
      resolve({
        publishBuildResult: (result) => {
          for (const response of openStreams) response.write(`data: ${JSON.stringify(result)}\n\n`);
        },
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      }),
    );
  });
}
