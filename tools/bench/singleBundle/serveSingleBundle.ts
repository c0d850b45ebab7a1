import { readFileSync, existsSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { SINGLE_BUNDLE_DIST } from './buildSingleBundle';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
};
const API_PATH = /^\/(api|config\.json)/;

function forwardRequest(from: IncomingMessage, to: ServerResponse, port: number): void {
  const headers = { ...from.headers, host: `localhost:${port}`, origin: `http://localhost:${port}` };
  const forwarded = request({ port, host: 'localhost', path: from.url, method: from.method, headers }, (response) => {
    to.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(to);
  });
  forwarded.on('error', () => to.writeHead(502).end());
  from.pipe(forwarded);
}

function serveFile(path: string, to: ServerResponse): void {
  const requested = join(SINGLE_BUNDLE_DIST, path);
  const file = extname(path) && existsSync(requested) ? requested : join(SINGLE_BUNDLE_DIST, 'index.html');
  const isCompressed = existsSync(`${file}.br`);
  to.writeHead(200, {
    'content-type': CONTENT_TYPES[extname(file)] ?? 'application/octet-stream',
    ...(isCompressed ? { 'content-encoding': 'br' } : {}),
  });
  to.end(readFileSync(isCompressed ? `${file}.br` : file));
}

/** Serves the single bundle with brotli and forwards API calls to the product. */
export async function serveSingleBundle(productPort: number): Promise<{ port: number; server: Server }> {
  const server = createServer((from, to) => {
    const { pathname } = new URL(from.url ?? '/', 'http://surco.invalid');
    if (API_PATH.test(pathname)) forwardRequest(from, to, productPort);
    else serveFile(pathname, to);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { port: (server.address() as AddressInfo).port, server };
}
