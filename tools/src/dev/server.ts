import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { HostFiles } from '@surco/shared/federation/filesPlugin';
import { type BuiltRemote, register } from '../../../api/src/web/frontEnd';
import { type BuildNews, distOf } from './watch';

export interface DevServer {
  /** Tells every open page of a build. */
  tell: (news: BuildNews) => void;
  close: () => Promise<void>;
}

export interface DevServerOptions {
  port: number;
  /** Sections that are served. */
  names: readonly string[];
  /** Origins of the hosts whose pages may read what is served. */
  hosts: readonly string[];
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};

const NO_HOST: Pick<HostFiles, 'shared'> = { shared: {} };

/** What the panel in the product reads: each section with the address of its files here. */
async function registryOf(origin: string, names: readonly string[]) {
  const read = async (name: string) => {
    const built = JSON.parse(await readFile(join(distOf(name), 'manifest.json'), 'utf8')) as BuiltRemote;
    return { ...register(built, NO_HOST, `${origin}/${name}`), files: {} };
  };
  const found = await Promise.allSettled(names.map(read));
  const remotes = found.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  return { format: 1, remotes };
}

async function sendFile(path: string, names: readonly string[], response: ServerResponse): Promise<void> {
  const [, name = '', ...rest] = normalize(path).split('/');
  const file = join(distOf(name), ...rest);
  const isFile =
    names.includes(name) &&
    (await stat(file).then(
      (found) => found.isFile(),
      () => false,
    ));
  if (!isFile) return void response.writeHead(404).end();
  response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
  createReadStream(file).pipe(response);
}

/** Serves the sections that are worked on to hosts that may take them, and tells those of each build. */
export function startDevServer({ port, names, hosts }: DevServerOptions): Promise<DevServer> {
  const open = new Set<ServerResponse>();
  const origin = `http://localhost:${port}`;
  const answer = async ({ url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-content-type-options', 'nosniff');
    if (headers.origin && hosts.includes(headers.origin)) {
      response.setHeader('access-control-allow-origin', headers.origin);
      response.setHeader('access-control-allow-private-network', 'true');
    }
    const { pathname } = new URL(url, origin);
    if (pathname === '/builds') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': Surco\n\n');
      open.add(response);
      response.on('close', () => open.delete(response));
      return;
    }
    if (pathname === '/registry.json') {
      response.setHeader('content-type', 'application/json; charset=utf-8');
      return void response.end(JSON.stringify(await registryOf(origin, names)));
    }
    return sendFile(pathname, names, response);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () =>
      resolve({
        tell: (news) => {
          for (const response of open) response.write(`data: ${JSON.stringify(news)}\n\n`);
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
