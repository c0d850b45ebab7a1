import '@fastify/swagger';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { RuntimeConfig } from '@surco/shared/platform/config';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FrontEnd, loadFrontEnd } from './frontEnd';
import { renderHtml } from './html';
import { pageHeaders } from './policy';
import { preloadsFor } from './preloads';
import { publishedRemotes } from './published';
import { type SignedIn, visitor } from './visitor';

export interface WebOptions {
  /** Folder of the checkout, below which the builds are. */
  root: string;
  config: RuntimeConfig;
  /** Where remotes are published to. */
  remotesDir: string;
  /** Builds change while we serve them: each page reads them anew. */
  fresh?: boolean;
  /** Who the request's session cookie proves to be; null without one. Must not throw. */
  whoIs: (request: FastifyRequest) => Promise<SignedIn | null>;
}

const HTML = 'text/html; charset=utf-8';

const compress = promisify(brotliCompress);
/** Made for one answer only: fast rather than small. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** No call of the API; whoever only asks whether a page is there (HEAD) is told as well. */
const open = { exposeHeadRoute: true, schema: { hide: true } };

const looksLikeFile = (pathname: string): boolean => /\.[a-z0-9]{2,5}$/i.test(pathname);

/** Cut by hand: as an address of its own, `//elsewhere/path` would name another host. */
function addressOf({ url }: FastifyRequest): { pathname: string; search: string } {
  const at = url.indexOf('?');
  return at < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, at), search: url.slice(at) };
}

/** Serves the pages: one HTML for every address of the product, and the sign-on return page. */
export function webPlugin(
  app: FastifyInstance,
  { root, config, remotesDir, fresh = false, whoIs }: WebOptions,
): { notFound: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> } {
  const headers = { app: pageHeaders(config, 'app'), redirect: pageHeaders(config, 'redirect') };

  const read = () => {
    const frontEnd: FrontEnd = loadFrontEnd(root);
    const warn = (err: unknown, what: string): void => app.log.warn({ err }, what);
    return { frontEnd, published: publishedRemotes({ frontEnd, folder: remotesDir, warn }) };
  };
  let last = read();
  /** A build that is just being written is not read: the one before stands in. */
  const readAnew = () => {
    try {
      last = read();
    } catch (err) {
      app.log.warn({ err }, 'a build cannot be read yet');
    }
    return last;
  };
  const now = fresh ? readAnew : () => last;

  app.get('/redirect', open, (_request, reply) =>
    reply.headers(headers.redirect).type(HTML).send(now().frontEnd.redirectHtml),
  );
  /** Who asks, and the remotes that are live for them. */
  const liveFor = async (request: FastifyRequest, reply: FastifyReply) => {
    const { frontEnd, published } = now();
    const [who, { trial, registryFor }] = await Promise.all([whoIs(request), published()]);
    return { frontEnd, who, trial, registry: await registryFor(visitor(request, reply, who, trial)) };
  };

  app.get('/registry.json', open, async (request, reply) =>
    reply.header('cache-control', 'no-cache').send((await liveFor(request, reply)).registry),
  );

  const page = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { pathname, search } = addressOf(request);
    const { frontEnd, who, registry, trial } = await liveFor(request, reply);
    const preloads = preloadsFor(frontEnd, registry, pathname, search, who?.role ?? null);
    const html = renderHtml(frontEnd.indexHtml, config, { registry, trial }, preloads);
    reply.headers(headers.app).header('vary', 'accept-encoding').type(HTML);
    if (!/\bbr\b/.test(String(request.headers['accept-encoding']))) return reply.send(html);
    return reply.header('content-encoding', 'br').send(await compress(html, FAST));
  };

  app.get('/', open, page);
  return {
    /** Any address that is no file is one of the product's pages; the page itself says when there is none. */
    notFound: async (request, reply) => {
      const { pathname } = addressOf(request);
      if (['GET', 'HEAD'].includes(request.method) && !looksLikeFile(pathname)) return page(request, reply);
      return reply.code(404).type('text/plain; charset=utf-8').send('No se encontró el archivo.');
    },
  };
}
