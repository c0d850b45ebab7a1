import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { getPostgresUrl } from './testDatabase';

/** A TCP proxy to PostgreSQL that can be disconnected, stalled and restored. */
export function createPostgresProxy() {
  const sockets = new Set<Socket>();
  let cut = false;
  let silent = false;
  const server: Server = createServer((from) => {
    if (cut) return from.destroy();
    if (silent) return sockets.add(from.on('error', () => undefined));
    const { hostname, port } = new URL(getPostgresUrl());
    const to = connect(Number(port), hostname);
    for (const socket of [from, to]) sockets.add(socket.on('error', () => undefined));
    return from.pipe(to).pipe(from);
  });
  return {
    listen: () =>
      new Promise<number>((done) => {
        server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port));
      }),
    disconnect: () => {
      cut = true;
      for (const socket of sockets) socket.destroy();
    },
    /** Connections stay open, but no data passes. */
    stall: () => {
      silent = true;
      for (const socket of sockets) socket.pause();
    },
    restore: () => {
      cut = false;
      if (silent) for (const socket of sockets) socket.destroy();
      silent = false;
    },
    close: () => server.close(),
  };
}

/** The URL of the same database through the proxy. */
export const buildProxiedUrl = (url: string, port: number): string =>
  Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href;
