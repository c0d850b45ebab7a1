import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { builtRemotes, REMOTES_PREFIX } from '../web/frontEnd';

/** A file whose name carries a digest never changes under that name. */
const hashed = /\.[0-9a-f]{8,}\.\w+$/;
const immutable = 'public, max-age=31536000, immutable';

/** A service worker obeys the policy it came with: it may ask our own server and nothing else. */
const workerPolicy =
  "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const isWorker = /[\\/]sw\.js(?:\.br)?$/;

const options = (root: string, prefix: string) => ({
  root,
  prefix,
  index: false as const,
  preCompressed: true,
  cacheControl: false,
  decorateReply: false,
  setHeaders: (reply: FastifyReply, path: string) => {
    if (isWorker.test(path)) reply.header('content-security-policy', workerPolicy);
    reply.header('cache-control', hashed.test(path.replace(/\.br$/, '')) ? immutable : 'no-cache');
  },
});

/** The builds as plain files: the host at `/`, each remote at its own folder; compressed ones as they lie there. */
export async function staticPlugin(app: FastifyInstance, { root }: { root: string }): Promise<void> {
  for (const name of builtRemotes(root)) {
    await app.register(fastifyStatic, options(join(root, name, 'dist'), `${REMOTES_PREFIX}/${name}/`));
  }
  // Pages are rendered (src/web), so their templates are no files to be had.
  await app.register(fastifyStatic, {
    ...options(join(root, 'host', 'dist'), '/'),
    allowedPath: (path) => !path.endsWith('.html'),
  });
}
