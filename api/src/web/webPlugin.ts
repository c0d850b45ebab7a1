import { hostPaths } from '@surco/shared/contract';
import { REMOTES_PREFIX } from '@surco/shared/federation/build';
import '@fastify/swagger';
import { matchPath } from 'react-router';
import type { Role } from '@surco/shared/domain';
import type { RuntimeConfig } from '@surco/shared/platform/config';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../core/settings/settings';
import type { RegisteredRemote } from '@surco/shared/federation';
import type { SectionStore } from '../core/sections/sectionStore';
import { addPreview, previewPath, readPreviews, readSignedVersion } from '../core/sections/previewLinks';
import { chooseEncoding, compressJson } from '../core/http/compression';
import { createWarning } from '../core/logging/createWarning';
import { renderAppManifest } from './appManifest';
import { compressPage } from './page/compressPage';
import type { FaultyBuild } from '../core/sections/bundledBuilds';
import { type FrontEnd, loadFrontEnd } from './frontEnd';
import { locateFiles } from './locateFiles';
import { renderHtml } from './renderHtml';
import { isPageAddress } from './page/isPageAddress';
import { buildPageHeaders, perUserHeaders } from './buildPageHeaders';
import { resolvePreloads } from './resolvePreloads';
import { createPublishedSections } from './publishedSections';

export interface WebOptions {
  /** Folder of the checkout, which holds the builds. */
  root: string;
  config: RuntimeConfig;
  settings: Settings;
  /** The published sections. */
  store: SectionStore;
  /** Reads the builds again for each page, for development. */
  reloadBuilds?: boolean;
  /** Returns the user of the request's session cookie; null without one. Must not throw. */
  findUser: (request: FastifyRequest) => Promise<{ role: Role } | null>;
}

const htmlContentType = 'text/html; charset=utf-8';

const endedPreviewPage =
  '<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>Enlace terminado · Surco</title><style>body{max-width:34em;margin:0 auto;padding:24px;font:18px/1.5 sans-serif}h1{font-size:28px;line-height:1.25}</style></head>' +
  '<body><h1>Este enlace ya no sirve</h1><p>Se desactivó, venció o no es válido. Solicite otro a quien publicó la versión.</p><p><a href="/">Abrir Surco</a></p></body></html>';

/** Browsers read it at each visit; it changes only with a deployment of the host or a publication of a section. */
const appManifestHeaders = { 'cache-control': 'public, max-age=3600' };

/** Options of the page routes: not in the API documentation, and HEAD requests are answered. */
const pageRouteOptions = { exposeHeadRoute: true, schema: { hide: true } };

/** Under the prefix of the sections are files only. Another origin passes its requests on to here (ADR 23). */
const looksLikeFile = (pathname: string): boolean =>
  /\.[a-z0-9]{2,5}$/i.test(pathname) || decodeURIComponent(pathname).startsWith(`${REMOTES_PREFIX}/`);

/** Browsers ask for HTML by name when they open an address. */
const acceptsHtml = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false;

/** Not stored: another instance may have the file, of the version that is being rolled out. */
const sendMissing = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('No se encontró el archivo.');

/** Does not use the URL class, which takes `//elsewhere/path` for an address on another host. */
function splitUrl({ url }: FastifyRequest): { pathname: string; search: string } {
  const index = url.indexOf('?');
  return index < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, index), search: url.slice(index) };
}

/** The page of a customer's link: no search engine, other site or cache learns its address. */
const paperHeaders = {
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};
const noindexTag = '<meta name="robots" content="noindex, nofollow">';
const isPaperPage = (pathname: string): boolean => matchPath(hostPaths.paper, pathname) !== null;

/** Serves the pages: one HTML for every address of the product, and the page that single sign-on returns to. */
export function webPlugin(
  app: FastifyInstance,
  { root, config, settings, store, reloadBuilds = false, findUser }: WebOptions,
): { notFound: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> } {
  const headers = { app: buildPageHeaders(config, 'app'), redirect: buildPageHeaders(config, 'redirect') };

  const reported = new Set<string>();
  const reportFaulty = ({ name, reason }: FaultyBuild): void => {
    if (!reported.has(reason))
      app.log.error({ section: name, reason }, 'a build is not valid: its section is left out');
    reported.add(reason);
  };

  const readBuilds = () => {
    const frontEnd: FrontEnd = loadFrontEnd(root);
    frontEnd.faulty.forEach(reportFaulty);
    return { frontEnd, published: createPublishedSections({ frontEnd, store, warn: createWarning(app) }) };
  };
  let builds = readBuilds();
  /** While a build is being written, the previous one is served. */
  const reload = () => {
    try {
      builds = readBuilds();
    } catch (err) {
      app.log.warn({ err }, 'a build cannot be read yet');
    }
    return builds;
  };
  const getBuilds = reloadBuilds ? reload : () => builds;

  app.get(hostPaths.ssoRedirect, pageRouteOptions, (_request, reply) =>
    reply.headers(headers.redirect).type(htmlContentType).send(getBuilds().frontEnd.redirectHtml),
  );
  /** Returns the user of a request and the registry of sections for that user. */
  const resolveRegistry = async (request: FastifyRequest, openedPreviews: Record<string, string> = {}) => {
    const { frontEnd, published } = getBuilds();
    const [user, { hasTrial, findHash, createRegistry }] = await Promise.all([findUser(request), published()]);
    const previewVersions = { ...readPreviews(request, settings), ...openedPreviews };
    const visitor = { role: user?.role ?? null, previews: previewVersions };
    const registry = await createRegistry(visitor);
    const isPreview = ({ name, version }: RegisteredRemote): boolean => previewVersions[name] === version;
    const previews = registry.remotes.filter(isPreview).map(({ name }) => name);
    return { frontEnd, user, remotes: { registry, hasTrial, findHash, previews } };
  };

  app.get('/registry.json', { ...pageRouteOptions, onSend: compressJson }, async (request, reply) => {
    const { registry } = (await resolveRegistry(request)).remotes;
    return reply.headers(perUserHeaders).send(locateFiles(registry, config.assetsUrl));
  });

  /** The manifest of the installable app. The browser requests it without cookies: it is the same for every user. */
  app.get('/manifest.webmanifest', pageRouteOptions, async (_request, reply) => {
    const { frontEnd, published } = getBuilds();
    const registry = await (await published()).createRegistry({ role: null });
    return reply
      .headers(appManifestHeaders)
      .type('application/manifest+json')
      .send(renderAppManifest(frontEnd.appManifest, registry));
  });

  /** A preview link: from now on this browser gets the version, while it is a preview. */
  app.get<{ Params: { signed: string } }>(`${previewPath}:signed`, pageRouteOptions, async (request, reply) => {
    const id = readSignedVersion(settings, request.params.signed);
    const { registry } = (await resolveRegistry(request, id && { [id.name]: id.version })).remotes;
    const preview = registry.remotes.find(({ name, version }) => name === id?.name && version === id.version);
    reply.headers(headers.app);
    if (!id || !preview) return reply.code(404).type(htmlContentType).send(endedPreviewPage);
    addPreview(request, reply, settings, id);
    const first = preview.routes.find(({ path }) => !path.includes(':'));
    return reply.redirect(preview.menu[0]?.path ?? first?.path ?? hostPaths.dashboard, 303);
  });

  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { pathname, search } = splitUrl(request);
    const { frontEnd, user, remotes } = await resolveRegistry(request);
    if (!acceptsHtml(request) && !isPageAddress(pathname, remotes.registry.remotes)) return sendMissing(reply);
    const preloads = resolvePreloads(frontEnd, remotes.registry, pathname, search, user?.role ?? null);
    const isPaper = isPaperPage(pathname);
    const template = isPaper
      ? frontEnd.indexHtml.replace('<!--surco-head-->', `${noindexTag}<!--surco-head-->`)
      : frontEnd.indexHtml;
    const html = renderHtml(template, config, remotes, preloads);
    reply.headers(isPaper ? { ...headers.app, ...paperHeaders } : headers.app).type(htmlContentType);
    const encoding = chooseEncoding(request);
    if (!encoding) return reply.send(html);
    return reply.header('content-encoding', encoding).send(await compressPage(html, encoding));
  };

  /** The service worker takes a shared file; without it, the page says that there is none. The body is not read. */
  app.post(hostPaths.sharedFile, {
    schema: { hide: true },
    onRequest: async (_request, reply) => reply.redirect(hostPaths.sharedFile, 303),
    handler: () => undefined,
  });
  app.get('/', pageRouteOptions, sendPage);
  return {
    /**
     * Sends the page for every address that is not a file; the page shows when the address does not exist. A
     * program that does not ask for HTML, such as a scraper of `/metrics`, gets it only for addresses of pages.
     */
    notFound: async (request, reply) => {
      const { pathname } = splitUrl(request);
      if (['GET', 'HEAD'].includes(request.method) && !looksLikeFile(pathname)) return sendPage(request, reply);
      return sendMissing(reply);
    },
  };
}
