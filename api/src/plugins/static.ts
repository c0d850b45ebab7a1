import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { builtRemotes, REMOTES_PREFIX } from '../web/frontEnd';

/** A file whose name carries a digest never changes under that name. */
const hashed = /\.[0-9a-f]{8,}\.\w+$/;
const immutable = 'public, max-age=31536000, immutable';

/** A service worker obeys the policy it came with: it may ask our own server and nothing else. */
const workerPolicy =
  "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const isWorker = /[\\/]sw\.js(?:\.br)?$/;

/** A file of a published version; neither what is still being copied nor the documents of what is live. */
const isPublished = (path: string): boolean => /^\/[a-z][a-z\d-]*\/\d[\w.-]*\/[^/.][^/]*$/.test(path);

const options = (root: string | string[], prefix: string) => ({
  root,
  prefix,
  index: false as const,
  preCompressed: true,
  // None of our files is worth resuming, and a range beyond its end would be an answer of its own.
  acceptRanges: false,
  cacheControl: false,
  decorateReply: false,
  setHeaders: (reply: FastifyReply, path: string) => {
    if (isWorker.test(path)) reply.header('content-security-policy', workerPolicy);
    reply.header('cache-control', hashed.test(path.replace(/\.br$/, '')) ? immutable : 'no-cache');
  },
});

interface Folders {
  /** The checkout, below which the builds are. */
  root: string;
  remotesDir: string;
}

/** What is published later is found without a restart; a folder that may not be written to may be only read. */
const makeFolders = (folder: string, names: readonly string[]): Promise<unknown> =>
  Promise.allSettled(
    [folder, ...names.map((name) => join(folder, name))].map((path) => mkdir(path, { recursive: true })),
  );

/** By whatever spelling an address leads out of a folder (`//`, `..`, NUL), it is one where no file is. */
const leadsOut = (error: FastifyError): boolean => error.statusCode === 403;

/** The builds as plain files: the host at `/`, each remote at its own folder; compressed ones as they lie there. */
export async function staticPlugin(app: FastifyInstance, { root, remotesDir }: Folders): Promise<void> {
  await makeFolders(remotesDir, builtRemotes(root));
  await app.register(async (files) => {
    files.setErrorHandler<FastifyError>((error, request, reply) =>
      leadsOut(error) ? reply.callNotFound() : app.errorHandler(error, request, reply),
    );
    await serveFolders(files, { root, remotesDir });
  });
}

async function serveFolders(app: FastifyInstance, { root, remotesDir }: Folders): Promise<void> {
  await app.register(fastifyStatic, { ...options(remotesDir, `${REMOTES_PREFIX}/`), allowedPath: isPublished });
  for (const name of builtRemotes(root)) {
    // Its own build, and versions of it that were published since.
    const roots = [join(root, name, 'dist'), join(remotesDir, name)];
    await app.register(fastifyStatic, {
      ...options(roots, `${REMOTES_PREFIX}/${name}/`),
      allowedPath: (path) => !path.includes('/.'),
    });
  }
  // Pages are rendered (src/web), so their templates are no files to be had.
  await app.register(fastifyStatic, {
    ...options(join(root, 'host', 'dist'), '/'),
    allowedPath: (path) => !path.endsWith('.html'),
  });
}
