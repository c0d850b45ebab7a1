import { readFileSync, existsSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { MONO_DIST } from './build';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
};
const OF_THE_API = /^\/(api|config\.json)/;

function pass(from: IncomingMessage, to: ServerResponse, port: number): void {
  const headers = { ...from.headers, host: `localhost:${port}`, origin: `http://localhost:${port}` };
  const onward = request({ port, host: 'localhost', path: from.url, method: from.method, headers }, (answer) => {
    to.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(to);
  });
  onward.on('error', () => to.writeHead(502).end());
  from.pipe(onward);
}

function serveFile(path: string, to: ServerResponse): void {
  const asked = join(MONO_DIST, path);
  const file = extname(path) && existsSync(asked) ? asked : join(MONO_DIST, 'index.html');
  const packed = existsSync(`${file}.br`);
  to.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    ...(packed ? { 'content-encoding': 'br' } : {}),
  });
  to.end(readFileSync(packed ? `${file}.br` : file));
}

/** Serves the plain bundle with brotli and passes the API's calls on to the product. */
export async function serveMono(productPort: number): Promise<{ port: number; server: Server }> {
  const server = createServer((from, to) => {
    const { pathname } = new URL(from.url ?? '/', 'http://surco.invalid');
    if (OF_THE_API.test(pathname)) pass(from, to, productPort);
    else serveFile(pathname, to);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { port: (server.address() as AddressInfo).port, server };
}
