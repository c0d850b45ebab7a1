import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FAULTS, type Fault } from './faultResponses';

type Rewrite = (text: string) => string;

interface Rule<T> {
  path: RegExp;
  effect: T;
}

/** A proxy between browser and product that injects faults by path. The last matching fault applies, or else all matching rewrites. */
export interface FaultProxy {
  /** Origin to open instead of that of the product. */
  readonly url: string;
  /** Requested paths, in order. */
  readonly requestedPaths: string[];
  /** Responds to these paths with a fault until {@link FaultProxy.clear}. */
  fail: (path: RegExp, fault: Fault) => void;
  /** Rewrites the response text of these paths. */
  rewrite: (path: RegExp, change: Rewrite) => void;
  /** Removes all faults and rewrites; requests that hang continue to hang. */
  clear: () => void;
  /** Like {@link FaultProxy.clear}, and closes the connections of requests that hang, as a network that comes back. */
  restore: () => void;
}

/**
 * The folder of a simulated new version, such as `/remotes/mfe-customers/v2/`. The proxy forwards its requests to the
 * folder without `v2/`, because the product has only one version.
 */
const VERSION_FOLDER = /^(\/remotes\/[\w-]+)\/v\d+\//;

const isTextType = (type: string | undefined): boolean => /html|javascript|json/.test(type ?? '');

async function readBody(message: IncomingMessage): Promise<string> {
  message.setEncoding('utf8');
  let text = '';
  for await (const part of message) text += String(part);
  return text;
}

async function forwardRequest(target: URL, changes: readonly Rewrite[], from: IncomingMessage, to: ServerResponse) {
  const { 'accept-encoding': _, ...headers } = from.headers;
  if (headers.origin) headers.origin = target.origin;
  const path = (from.url ?? '/').replace(VERSION_FOLDER, '$1/');
  const forwarded = request(new URL(path, target), { method: from.method, headers: { ...headers, host: target.host } });
  to.on('close', () => forwarded.destroy());
  from.pipe(forwarded);
  const [response] = (await once(forwarded, 'response')) as [IncomingMessage];
  if (changes.length === 0 || !isTextType(response.headers['content-type'])) {
    to.writeHead(response.statusCode ?? 502, response.headers);
    return response.pipe(to);
  }
  const text = changes.reduce((now, change) => change(now), await readBody(response));
  const { 'content-length': __, 'transfer-encoding': ___, ...responseHeaders } = response.headers;
  return to.writeHead(response.statusCode ?? 502, responseHeaders).end(text);
}

/** Starts a fault proxy for the product at `target`, on a port of its own. */
export async function startFaultProxy(target: string): Promise<FaultProxy & { close: () => Promise<void> }> {
  let faults: Rule<Fault>[] = [];
  let rewrites: Rule<Rewrite>[] = [];
  const requestedPaths: string[] = [];
  const hanging = new Set<ServerResponse>();
  const clear = (): void => {
    faults = [];
    rewrites = [];
  };
  const server = createServer((from, to) => {
    const { pathname } = new URL(from.url ?? '/', target);
    requestedPaths.push(pathname);
    const fault = faults.findLast(({ path }) => path.test(pathname));
    if (fault?.effect === 'hangs') hanging.add(to);
    if (fault) return FAULTS[fault.effect](to);
    const changes = rewrites.filter(({ path }) => path.test(pathname)).map(({ effect }) => effect);
    return forwardRequest(new URL(target), changes, from, to).catch(() => to.destroy());
  });
  server.listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    requestedPaths,
    fail: (path, fault) => void faults.push({ path, effect: fault }),
    rewrite: (path, change) => void rewrites.push({ path, effect: change }),
    clear,
    restore: () => {
      clear();
      for (const response of hanging) response.destroy();
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
