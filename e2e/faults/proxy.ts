import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FAULTS, type Fault } from './answers';

type Rewrite = (text: string) => string;

interface Rule<T> {
  path: RegExp;
  what: T;
}

/** What a server between browser and product can be told to do wrong, by path; the last word counts. */
export interface Faults {
  /** Origin to open instead of the product's. */
  readonly url: string;
  /** Paths asked for, in order. */
  readonly asked: string[];
  /** Answers these paths with a fault until healed. */
  fail: (path: RegExp, fault: Fault) => void;
  /** Changes the text of these paths' answers. */
  rewrite: (path: RegExp, change: Rewrite) => void;
  /** Everything answers as it should again; what hangs goes on hanging. */
  heal: () => void;
}

/** A new version of a section lies in a folder of its own, as on a server of immutable files. */
const VERSION = /^(\/remotes\/[\w-]+)\/v\d+\//;

const isText = (type: string | undefined): boolean => /html|javascript|json/.test(type ?? '');

async function bodyOf(message: IncomingMessage): Promise<string> {
  message.setEncoding('utf8');
  let text = '';
  for await (const part of message) text += String(part);
  return text;
}

async function pass(target: URL, changes: readonly Rewrite[], from: IncomingMessage, to: ServerResponse) {
  const { 'accept-encoding': _, ...headers } = from.headers;
  if (headers.origin) headers.origin = target.origin;
  const path = (from.url ?? '/').replace(VERSION, '$1/');
  const ours = request(new URL(path, target), { method: from.method, headers: { ...headers, host: target.host } });
  to.on('close', () => ours.destroy());
  from.pipe(ours);
  const [answer] = (await once(ours, 'response')) as [IncomingMessage];
  if (changes.length === 0 || !isText(answer.headers['content-type'])) {
    to.writeHead(answer.statusCode ?? 502, answer.headers);
    return answer.pipe(to);
  }
  const text = changes.reduce((now, change) => change(now), await bodyOf(answer));
  const { 'content-length': __, 'transfer-encoding': ___, ...kept } = answer.headers;
  return to.writeHead(answer.statusCode ?? 502, kept).end(text);
}

/** Stands between the browser and the product that runs at `target`, on a port of its own. */
export async function startProxy(target: string): Promise<Faults & { close: () => Promise<void> }> {
  let faults: Rule<Fault>[] = [];
  let rewrites: Rule<Rewrite>[] = [];
  const asked: string[] = [];
  const server = createServer((from, to) => {
    const { pathname } = new URL(from.url ?? '/', target);
    asked.push(pathname);
    const fault = faults.findLast(({ path }) => path.test(pathname));
    if (fault) return FAULTS[fault.what](to);
    const changes = rewrites.filter(({ path }) => path.test(pathname)).map(({ what }) => what);
    return pass(new URL(target), changes, from, to).catch(() => to.destroy());
  });
  server.listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    fail: (path, what) => void faults.push({ path, what }),
    rewrite: (path, what) => void rewrites.push({ path, what }),
    heal: () => {
      faults = [];
      rewrites = [];
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
