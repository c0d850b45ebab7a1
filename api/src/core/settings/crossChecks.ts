import { defaultApiKey, defaultEncryptionKey, type Environment } from './environmentSchema';
import { describeInsecureSettings } from './insecureSettings';
import { resolveDirectoryPort } from './ssoSettings';
import { describeWrongVapidKeys } from './vapidSettings';

/** Rules that concern several variables; each returns the sentence to show, or false. */
const crossChecks: readonly ((env: Environment) => string | false)[] = [
  (env) =>
    env.NODE_ENV === 'production' &&
    env.API_KEY === defaultApiKey &&
    'API_KEY must be set in production: the default key is public. Have the settings been loaded? set -a; . /etc/surco/surco.env; set +a',
  (env) =>
    env.NODE_ENV === 'production' &&
    env.ENCRYPTION_KEY === defaultEncryptionKey &&
    'ENCRYPTION_KEY must be set in production: the default key is public.',
  (env) =>
    env.API_KEY === env.ENCRYPTION_KEY &&
    'API_KEY and ENCRYPTION_KEY must differ: the first one is public. Set a new ENCRYPTION_KEY.',
  (env) => env.NODE_ENV === 'production' && (describeInsecureSettings(env) ?? false),
  (env) =>
    Boolean(env.PUBLIC_URL?.startsWith('https:') && env.ASSETS_URL?.startsWith('http:')) &&
    'ASSETS_URL must be https, as PUBLIC_URL is: an https page loads no scripts over http.',
  (env) =>
    resolveDirectoryPort(env) === env.PORT &&
    `DIRECTORY_PORT and PORT must differ (both are ${env.PORT}): set another port in one of them.`,
  (env) =>
    env.METRICS_PORT === env.PORT &&
    `METRICS_PORT and PORT must differ (both are ${env.PORT}): the metrics need no key.`,
  (env) =>
    Boolean(env.DATABASE_OWNER_URL) &&
    !env.DATABASE_URL &&
    'DATABASE_OWNER_URL needs DATABASE_URL: set the address with the role of the application too.',
  (env) =>
    Boolean(env.DATABASE_DIRECT_URL) &&
    !env.DATABASE_URL &&
    'DATABASE_DIRECT_URL needs DATABASE_URL: set the address of the pooler too.',
  (env) =>
    Boolean(env.DATABASE_READ_URL) &&
    !env.DATABASE_URL &&
    'DATABASE_READ_URL needs DATABASE_URL: set the address of the primary too.',
  (env) =>
    Boolean(env.SSO_CLIENT_ID) !== Boolean(env.SSO_AUTHORITY) &&
    'SSO_CLIENT_ID and SSO_AUTHORITY must be set together: one of them is missing.',
  describeWrongVapidKeys,
];

/** Returns the first rule between variables that is broken, as a sentence to show; undefined when there is none. */
export const findBrokenCrossCheck = (env: Environment): string | undefined =>
  crossChecks.map((check) => check(env)).find((sentence) => sentence !== false) || undefined;
