import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { REMOTES_PREFIX } from '@surco/shared/federation/build';
import { removeCopyExtension } from '@surco/shared/federation/releases';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { createWarning } from '../core/logging/createWarning';
import type { SectionStore } from '../core/sections/sectionStore';
import type { Settings } from '../core/settings/settings';
import { createFileVerifier } from './fileVerifier';
import { listBuiltSections } from '../core/sections/listBuiltSections';

type AssetSettings = Pick<Settings, 'assetsUrl' | 'publicUrl'>;

/** A file with a digest in its name never changes. */
const hashedFileName = /\.[0-9a-f]{8,}\.\w+$/;
const immutableCacheControl = 'public, max-age=31536000, immutable';

/** Content security policy of the service worker: it may request our own server and the files of host and sections. */
const buildServiceWorkerPolicy = ({ assetsUrl }: AssetSettings): string =>
  `default-src 'none'; connect-src 'self'${assetsUrl ? ` ${assetsUrl}` : ''}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
const serviceWorkerPath = /[\\/]sw\.js$/;

/**
 * Whether a path is a file of a published version: no copy in progress, no JSON file that says which version is live.
 */
const isPublishedFile = (path: string): boolean => /^\/[a-z][a-z\d-]*\/\d[\w.-]*\/[^/.][^/]*$/.test(path);

/**
 * Lets the pages use files that a CDN has copied with these headers from here to `ASSETS_URL`. They are sent without that
 * setting too, so that no cache keeps copies without them.
 */
const buildCrossOriginHeaders = ({ publicUrl }: AssetSettings): Readonly<Record<string, string>> => ({
  'access-control-allow-origin': publicUrl,
  'cross-origin-resource-policy': 'cross-origin',
});

const buildStaticOptions = (root: string | string[], prefix: string, settings: AssetSettings) => ({
  root,
  prefix,
  index: false as const,
  preCompressed: true,
  // Our files are small, and an invalid range would need a 416 response.
  acceptRanges: false,
  cacheControl: false,
  decorateReply: false,
  setHeaders: (reply: FastifyReply, servedPath: string) => {
    const path = removeCopyExtension(servedPath);
    if (serviceWorkerPath.test(path)) reply.header('content-security-policy', buildServiceWorkerPolicy(settings));
    const isHashed = hashedFileName.test(path);
    if (isHashed || prefix !== '/') reply.headers(buildCrossOriginHeaders(settings));
    reply.header('cache-control', isHashed ? immutableCacheControl : 'no-cache');
  },
});

interface StaticPluginOptions {
  /** Folder of the checkout, which holds the builds. */
  root: string;
  store: SectionStore;
  settings: AssetSettings;
}

/**
 * Creates the folders, so that later publications are found without a restart. A read-only installation is no error.
 */
const createFolders = (folder: string, names: readonly string[]): Promise<unknown> =>
  Promise.allSettled(
    [folder, ...names.map((name) => join(folder, name))].map((path) => mkdir(path, { recursive: true })),
  );

/** `@fastify/static` answers 403 for a path outside its root (`//`, `..`, NUL); we answer 404 as for missing files. */
const isPathOutsideRoot = (error: FastifyError): boolean => error.statusCode === 403;

/**
 * The builds as plain files: the host at `/`, each section in its own folder; a compressed copy beside a file is
 * sent in its place.
 */
export async function staticPlugin(
  app: FastifyInstance,
  { root, store, settings }: StaticPluginOptions,
): Promise<void> {
  await createFolders(store.folder, listBuiltSections(root));
  await app.register(async (files) => {
    files.setErrorHandler<FastifyError>((error, request, reply) =>
      isPathOutsideRoot(error) ? reply.callNotFound() : app.errorHandler(error, request, reply),
    );
    // Browsers never revalidate an immutable file, so it needs neither ETag nor Last-Modified.
    files.addHook('onSend', async (_request, reply) => {
      if (reply.getHeader('cache-control') !== immutableCacheControl) return;
      reply.removeHeader('etag').removeHeader('last-modified');
    });
    verifyPublishedFiles(files, store);
    await serveFolders(files, { root, copiesFolder: store.folder, settings });
  });
}

/** Answers 404 for a file of a published version whose content is not the published one. */
function verifyPublishedFiles(app: FastifyInstance, store: SectionStore): void {
  const isUnchanged = createFileVerifier(store, createWarning(app));
  app.addHook('onRequest', async ({ url }, reply) => {
    const path = decodeURIComponent(url.split('?')[0] ?? '');
    if (!path.startsWith(`${REMOTES_PREFIX}/`) || (await isUnchanged(path.slice(REMOTES_PREFIX.length)))) return;
    reply.callNotFound();
    return reply;
  });
}

async function serveFolders(
  app: FastifyInstance,
  { root, copiesFolder, settings }: { root: string; copiesFolder: string; settings: AssetSettings },
): Promise<void> {
  await app.register(fastifyStatic, {
    ...buildStaticOptions(copiesFolder, `${REMOTES_PREFIX}/`, settings),
    allowedPath: isPublishedFile,
  });
  for (const name of listBuiltSections(root)) {
    // The build of the checkout, and the published versions.
    const roots = [join(root, name, 'dist'), join(copiesFolder, name)];
    await app.register(fastifyStatic, {
      ...buildStaticOptions(roots, `${REMOTES_PREFIX}/${name}/`, settings),
      allowedPath: (path) => !path.includes('/.'),
    });
  }
  // webPlugin renders the HTML pages from these templates, so they are not served as files.
  await app.register(fastifyStatic, {
    ...buildStaticOptions(join(root, 'host', 'dist'), '/', settings),
    allowedPath: (path) => !path.endsWith('.html'),
  });
}
