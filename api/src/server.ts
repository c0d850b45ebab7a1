import cookie from '@fastify/cookie';
import { calendarDateIn } from '@surco/shared/domain/calendar';
import { defaultFormats } from '@surco/shared/domain/formats';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { api } from './api';
import { listen } from './db/listen';
import type { Db } from './db/pool';
import { within } from './db/within';
import { createMailer, type Mailer } from './embedded/mail';
import { createHub, type Hub } from './modules/notifications/hub';
import { noticeChannel } from './modules/notifications/tell';
import { createPost } from './modules/messages/post';
import { clientError, readable } from './plugins/clientError';
import { runtimeConfigOf } from './plugins/config';
import { headersPlugin } from './plugins/headers';
import { staticPlugin } from './plugins/static';
import { readCookie } from './plugins/session/cookie';
import { findSession } from './plugins/session/store';
import { errorsPlugin } from './plugins/errors';
import { Failure } from './http/failure';
import type { Settings } from './settings';
import { webPlugin } from './web';

export interface ServerDeps {
  /** Stays the caller's: it is closed after the server. */
  db: Db;
  /** Of the same database: what is said there is heard on a connection of its own, so that notices are live. */
  databaseUrl?: string;
  /** Folder of the checkout whose builds are served; absent: the API alone. */
  root?: string;
  /** The builds change while they are served (`pnpm dev`). */
  fresh?: boolean;
  /** Endpoints of the local directory, for /config.json. */
  authorityMetadata?: string;
  /** Writes requests that fail; silent by default. */
  log?: boolean;
  /** How mail leaves; by the settings unless a test says otherwise. */
  mailer?: Mailer;
  checkAnswers?: boolean;
  /** Today's date where the company is; a test sets its own. */
  today?: () => string;
}

const megabyte = 1024 * 1024;

const isApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);

/** How long a page waits for the database to say who is signed in. */
const patienceMs = 2_000;

/** What a page's HTML is prepared for; a database that is away shows the page of someone signed out. */
const whoIs = (db: Db, settings: Settings) => async (request: FastifyRequest) => {
  const token = readCookie(request, settings);
  return token ? within(patienceMs, findSession(db, token)).catch(() => null) : null;
};

async function registerFrontEnd(
  app: FastifyInstance,
  settings: Settings,
  { db, root, fresh, authorityMetadata }: ServerDeps,
): Promise<void> {
  const config = runtimeConfigOf(settings, authorityMetadata);
  app.get('/config.json', { exposeHeadRoute: true, schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(config),
  );
  if (!root) return;
  const { remotesDir } = settings;
  const { notFound } = webPlugin(app, { root, config, remotesDir, fresh, whoIs: whoIs(db, settings) });
  app.setNotFoundHandler((request, reply) => {
    if (isApi(request.url)) throw new Failure('NO_ENCONTRADO');
    return notFound(request, reply);
  });
  await staticPlugin(app, { root, remotesDir });
}

/** Streams hear what any instance wrote; the server's end ends them, or they would hold it up. */
function liveNotices(app: FastifyInstance, databaseUrl: string | undefined): Hub {
  const hub = createHub();
  const ears = databaseUrl
    ? listen(databaseUrl, noticeChannel, {
        onMessage: hub.hear,
        onBreak: (err) => app.log.warn({ err }, 'notices are not live for a moment'),
      })
    : undefined;
  app.addHook('preClose', async () => {
    hub.close();
    await ears?.stop();
  });
  return hub;
}

/**
 * The whole server, not yet listening: what `start` runs and what tests ask by inject(). Addresses of clients are
 * those of the connection; a forwarded one is anybody's invention and is not believed.
 */
export async function buildServer(settings: Settings, deps: ServerDeps): Promise<FastifyInstance> {
  const {
    db,
    databaseUrl,
    log = false,
    mailer = createMailer(settings),
    checkAnswers = false,
    today = () => calendarDateIn(defaultFormats.timeZone),
  } = deps;
  const app = Fastify({
    logger: log ? { level: 'warn' } : false,
    bodyLimit: megabyte,
    trustProxy: false,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    // Node's own, which Fastify switches off: a request that never ends does not stay for ever.
    requestTimeout: 5 * 60_000,
    clientErrorHandler: clientError(settings),
    rewriteUrl: ({ url = '/' }) => readable(url),
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.decorateRequest('user', null);
  errorsPlugin(app);
  const post = createPost({ db, mailer, onFailure: (err, key) => app.log.error({ err, key }, 'mail not sent') });
  app.addHook('onClose', () => post.settle());
  const hub = liveNotices(app, databaseUrl);
  await app.register(headersPlugin, { settings });
  await app.register(cookie);
  await app.register((instance) => api(instance, { db, settings, post, mailer, hub, today, checkAnswers }), {
    prefix: '/api',
  });
  await registerFrontEnd(app, settings, deps);
  return app;
}
