import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { serverUrl } from './server';

/** A wire to PostgreSQL that can be cut and mended. */
export function wire() {
  const sockets = new Set<Socket>();
  let cut = false;
  let silent = false;
  const server: Server = createServer((from) => {
    if (cut) return from.destroy();
    if (silent) return sockets.add(from.on('error', () => undefined));
    const { hostname, port } = new URL(serverUrl());
    const to = connect(Number(port), hostname);
    for (const socket of [from, to]) sockets.add(socket.on('error', () => undefined));
    return from.pipe(to).pipe(from);
  });
  return {
    listen: () =>
      new Promise<number>((done) => {
        server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port));
      }),
    cut: () => {
      cut = true;
      for (const socket of sockets) socket.destroy();
    },
    /** Nothing is cut, and nothing comes through. */
    hush: () => {
      silent = true;
      for (const socket of sockets) socket.pause();
    },
    mend: () => {
      cut = false;
      if (silent) for (const socket of sockets) socket.destroy();
      silent = false;
    },
    close: () => server.close(),
  };
}

/** The same database, reached through a wire. */
export const throughWire = (url: string, port: number): string =>
  Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href;
