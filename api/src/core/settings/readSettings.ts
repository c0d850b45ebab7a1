import { resolve } from 'node:path';
import type { DbOptions } from '../db/pool';
import { findBrokenCrossCheck } from './crossChecks';
import { resolveDevOrigin } from './devRemotes';
import { environmentSchema, type Environment } from './environmentSchema';
import type { Settings } from './settings';
import { resolveDirectoryPort, resolveSso } from './ssoSettings';
import { StartError } from './startError';
import { resolveVapidKeys } from './vapidSettings';

/** Long enough for a probe each second; proxies that probe less often need more. */
const defaultDrainSeconds = 2;

const secretNames = new Set([
  'API_KEY',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'ENCRYPTION_KEY',
  'SMTP_URL',
  'VAPID_PRIVATE_KEY',
]);

function parseEnvironment(env: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(
    Object.keys(environmentSchema.shape).flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()]] : [])),
  );
  const result = environmentSchema.safeParse(given);
  const issue = result.error?.issues[0];
  if (!result.success && issue) {
    const name = String(issue.path[0]);
    const value = secretNames.has(name) ? '' : ` (it is "${given[name]}")`;
    throw new StartError(`${name} ${issue.message}${value}.`);
  }
  const checked = environmentSchema.parse(given);
  const broken = findBrokenCrossCheck(checked);
  if (broken) throw new StartError(broken);
  return checked;
}

const resolveDatabasePool = (checked: Environment): DbOptions => ({
  max: checked.DATABASE_POOL_SIZE,
  behindPooler: checked.DATABASE_DIRECT_URL !== undefined,
  ...(checked.DATABASE_PREPARED_STATEMENTS && { preparesStatements: checked.DATABASE_PREPARED_STATEMENTS === 'on' }),
});

/**
 * Reads the settings of this process from its environment.
 * @throws StartError with one sentence that says which variable is wrong and why; secrets are not repeated
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const checked = parseEnvironment(env);
  const production = checked.NODE_ENV === 'production';
  return {
    production,
    host: checked.HOST,
    port: checked.PORT,
    // A line for each request would hide the messages that a developer needs.
    logLevel: checked.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    drainSeconds: checked.DRAIN_SECONDS ?? (production ? defaultDrainSeconds : 0),
    metrics: checked.METRICS_PORT ? { host: checked.METRICS_HOST, port: checked.METRICS_PORT } : undefined,
    isTracingEnabled:
      checked.OTEL_SDK_DISABLED !== 'true' &&
      (checked.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? checked.OTEL_EXPORTER_OTLP_ENDPOINT) !== undefined,
    directoryPort: resolveDirectoryPort(checked),
    dataDir: resolve(checked.DATA_DIR),
    backupStamp: checked.BACKUP_STAMP,
    devRemotes: resolveDevOrigin(checked.DEV_REMOTES, { production, port: checked.PORT }),
    databaseUrl: checked.DATABASE_URL,
    databaseOwnerUrl: checked.DATABASE_OWNER_URL,
    databaseDirectUrl: checked.DATABASE_DIRECT_URL,
    databaseReadUrl: checked.DATABASE_READ_URL,
    databasePool: resolveDatabasePool(checked),
    databaseJobsPoolSize: checked.DATABASE_JOBS_POOL_SIZE,
    apiKeyHeader: 'x-api-key',
    apiKey: checked.API_KEY,
    encryptionKey: checked.ENCRYPTION_KEY,
    adminEmail: checked.ADMIN_EMAIL,
    publicUrl: checked.PUBLIC_URL ?? `http://localhost:${checked.PORT}`,
    assetsUrl: checked.ASSETS_URL,
    trustedProxies: checked.TRUSTED_PROXIES,
    allowInsecure: checked.ALLOW_INSECURE,
    smtpUrl: checked.SMTP_URL,
    mailFrom: checked.MAIL_FROM,
    vapidKeys: resolveVapidKeys(checked),
    vapidSubject: checked.VAPID_SUBJECT ?? `mailto:${checked.MAIL_FROM}`,
    sso: resolveSso(checked),
  };
}
