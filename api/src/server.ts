import type { Agent } from 'node:https';
import cookie from '@fastify/cookie';
import { defaultFormatSettings, getCalendarDate } from '@surco/shared/domain';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { apiPlugin } from './apiPlugin';
import { listen } from './core/db/listen';
import type { Db } from './core/db/pool';
import { withTimeout } from './core/http/withTimeout';
import { createMailer } from './infrastructure/mail/mailer';
import type { Mailer } from './core/mail/mailer';
import { createWebPushSender } from './infrastructure/push/webPushSender';
import { createNotificationHub, type NotificationHub } from './core/notifications/notificationHub';
import { notificationChannel } from './modules/notifications';
import { createClientErrorHandler, escapeMalformedPath } from './core/http/clientErrorHandler';
import { createRuntimeConfig } from './web/runtimeConfig';
import { securityHeadersPlugin } from './core/http/securityHeaders';
import { staticPlugin } from './web/staticPlugin';
import { createRateLimiter } from './core/security/rateLimit/rateLimiter';
import { findRequestUser } from './core/security/sessions/findRequestUser';
import { errorsPlugin } from './core/http/errorsPlugin';
import { createWarning } from './core/logging/createWarning';
import { buildLoggerOptions, type LogDestination } from './core/logging/loggerOptions';
import { createRequestIdSource } from './core/logging/requestId';
import { requestLogPlugin } from './core/logging/requestLogPlugin';
import { createDrain, type Drain } from './core/http/shutdown/drain';
import { shutdownPlugin } from './core/http/shutdown/shutdownPlugin';
import { HttpError } from './core/http/httpError';
import type { Settings } from './core/settings/settings';
import { traceRequests } from './core/tracing';
import { createSectionStore, getCopiesFolder, type SectionStore } from './core/sections/sectionStore';
import { webPlugin } from './web/webPlugin';

export interface ServerDeps {
  /** The caller closes it after the server. */
  db: Db;
  /** A streaming replica of the same database for reports; the caller closes it, too. */
  replicaDb?: Db | undefined;
  /**
   * URL of the same database, not of a pooler, for the connections that listen for NOTIFY. Without it notifications are not live, and the
   * store of sections reads the releases from the database each time.
   */
  databaseUrl?: string;
  /** Folder of the checkout whose builds are served; absent: the API alone. */
  root?: string;
  /** The builds change while they are served (`pnpm dev`). */
  reloadBuilds?: boolean;
  /** Endpoints of the local directory, for /config.json. */
  authorityMetadata?: string;
  /** Where log lines go: `true` for the standard output; silent by default. */
  log?: boolean | LogDestination;
  /** Default: the mailer of the settings. */
  mailer?: Mailer;
  /** Connects to push services. Default: to public addresses only. */
  pushAgent?: Agent;
  validateResponses?: boolean;
  /** Set by the caller before it closes the server. */
  drain?: Drain;
  /** Today's date in the time zone of the company, `YYYY-MM-DD`. */
  today?: () => string;
}

const megabyte = 1024 * 1024;

const isApiUrl = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);

/** Milliseconds that a page waits for the lookup of its session. */
const sessionLookupTimeoutMs = 2_000;

/**
 * Creates the lookup of the user of a page request. It returns null without a session, and when the database fails or
 * does not answer in time.
 */
const createUserLookup = (db: Db, settings: Settings) => (request: FastifyRequest) =>
  withTimeout(sessionLookupTimeoutMs, findRequestUser(request, { db, settings })).catch(() => null);

async function registerFrontEnd(
  app: FastifyInstance,
  settings: Settings,
  store: SectionStore,
  { db, root, reloadBuilds, authorityMetadata }: ServerDeps,
): Promise<void> {
  const config = createRuntimeConfig(settings, authorityMetadata);
  app.get('/config.json', { exposeHeadRoute: true, schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(config),
  );
  if (!root) return;
  const { notFound } = webPlugin(app, {
    root,
    config,
    settings,
    store,
    reloadBuilds,
    findUser: createUserLookup(db, settings),
  });
  app.setNotFoundHandler((request, reply) => {
    if (isApiUrl(request.url)) throw new HttpError('NO_ENCONTRADO');
    return notFound(request, reply);
  });
  await staticPlugin(app, { root, store, settings });
}

/** The store of published sections, with copies in the data folder. */
function startSectionStore(
  app: FastifyInstance,
  { dataDir }: Settings,
  { db, databaseUrl }: Pick<ServerDeps, 'db' | 'databaseUrl'>,
): SectionStore {
  const store = createSectionStore(db, { folder: getCopiesFolder(dataDir), databaseUrl, warn: createWarning(app) });
  app.addHook('preClose', store.stop);
  return store;
}

/** Feeds the streams of this instance from NOTIFY, and ends them before the server closes. */
function startNotificationHub(app: FastifyInstance, databaseUrl: string | undefined): NotificationHub {
  const warn = createWarning(app);
  const hub = createNotificationHub();
  const subscription = databaseUrl
    ? listen(databaseUrl, notificationChannel, {
        onMessage: hub.receive,
        onDisconnect: (error) => warn(error, 'live notifications are interrupted'),
      })
    : undefined;
  app.addHook('preClose', async () => {
    hub.close();
    await subscription?.stop();
  });
  return hub;
}

/**
 * Builds the server without listening: `start` listens, tests use inject(). Client addresses are those of the
 * connection, or of the header `X-Forwarded-For` when a trusted proxy sends it.
 */
export async function buildServer(settings: Settings, deps: ServerDeps): Promise<FastifyInstance> {
  const {
    db,
    databaseUrl,
    log = false,
    mailer = createMailer(settings),
    pushAgent,
    validateResponses = false,
    drain = createDrain(),
    today = () => getCalendarDate(defaultFormatSettings.timeZone),
  } = deps;
  const app: FastifyInstance = Fastify({
    logger: log ? buildLoggerOptions(settings, log === true ? undefined : log) : false,
    // `requestLogPlugin` writes one line for each request.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIdSource(settings.trustedProxies),
    bodyLimit: megabyte,
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    return503OnClosing: false,
    // Fastify disables Node's default, which ends requests that never complete.
    requestTimeout: 5 * 60_000,
    clientErrorHandler: createClientErrorHandler(settings, (details) => app.log.info(details, 'malformed request')),
    rewriteUrl: ({ url = '/' }) => escapeMalformedPath(url),
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.decorateRequest('user', null);
  traceRequests(app, settings);
  requestLogPlugin(app);
  errorsPlugin(app);
  shutdownPlugin(app, drain);
  const hub = startNotificationHub(app, databaseUrl);
  const sectionStore = startSectionStore(app, settings, deps);
  await app.register(securityHeadersPlugin, { settings });
  await app.register(cookie);
  await app.register(
    (instance) =>
      apiPlugin(instance, {
        db,
        reportDb: deps.replicaDb ?? db,
        settings,
        rateLimiter: createRateLimiter(db),
        mailer,
        pushSender: createWebPushSender({ db, settings, ...(pushAgent ? { agent: pushAgent } : {}) }),
        notificationHub: hub,
        sectionStore,
        root: deps.root,
        isDraining: drain.isActive,
        today,
        validateResponses,
      }),
    {
      prefix: '/api',
    },
  );
  await registerFrontEnd(app, settings, sectionStore, deps);
  return app;
}
