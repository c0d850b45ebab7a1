import { isIP } from 'node:net';
import { textLength } from '@surco/shared/domain';
import { z } from 'zod';
import { devRemotesSchema } from './devRemotes';
import { allowInsecureSchema } from './insecureSettings';
import { commaListSchema } from './commaList';

/** Whether a text is an IP address, or a network in CIDR notation such as `10.0.0.0/8`. */
function isAddressOrNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  // A prefix of 0 would trust every client, which could then choose its own address.
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128);
}

/** Addresses and networks of reverse proxies, separated by commas. */
const trustedProxiesSchema = commaListSchema
  .refine(
    (proxies) => proxies.every(isAddressOrNetwork),
    'must be IP addresses or networks separated by commas, such as 10.0.0.7,192.168.0.0/16',
  )
  .default([]);

/** Default key of the front end, for a local or demo installation only: a production start refuses it. */
export const defaultApiKey = 'surco-desarrollo';

/** Default encryption key, for a local or demo installation only: a production start refuses it. */
export const defaultEncryptionKey = 'surco-desarrollo-clave-de-cifrado';

/** Levels of the log, the most important first; each includes those before it. */
const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];

const guidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const createNumberSchema = (min: number, max: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,5}$/.test(text) && Number(text) >= min && Number(text) <= max,
      `must be a whole number from ${min} to ${max}`,
    )
    .transform(Number);

const portSchema = createNumberSchema(1, 65_535);

function isUrl(text: string, protocols: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocols.includes(protocol) && hostname !== '';
}

const createUrlSchema = (protocols: readonly string[], example: string) =>
  z.string().refine((text) => isUrl(text, protocols), `must be an address like ${example}`);

const httpProtocols = ['http:', 'https:'];

const createOriginSchema = (example: string) =>
  createUrlSchema(httpProtocols, example)
    .refine(
      (text) => URL.canParse(text) && new URL(text).pathname === '/' && new URL(text).search === '',
      `must be an origin without a path, like ${example}`,
    )
    .transform((text) => new URL(text).origin);

const createEmailSchema = (example: string) => z.email(`must be a mail address like ${example}`).max(textLength.email);

/** The tenant that an authority ends with, `https://login.microsoftonline.com/<tenant>`; empty when there is none. */
export const readTenantId = (authority: string): string =>
  URL.canParse(authority) ? (new URL(authority).pathname.split('/')[1] ?? '') : '';

/** Whether an address names several servers, after the user and password or in `?host=`. */
const listsServers = (text: string): boolean =>
  /^\w+:\/\/[^/?]*,|[?&]host=[^&]*(?:,|%2c)/i.test(text.replace(/^(\w+:\/\/)[^/?]*@/, '$1'));

const databaseUrlSchema = z
  .string()
  .refine((text) => !listsServers(text), {
    error:
      'must name one server: with several, two instances could write to two of them after a failover. Set the address that always leads to the primary (docs/operate.md, "High availability")',
    abort: true,
  })
  .refine(
    (text) => isUrl(text, ['postgres:', 'postgresql:']),
    'must be an address like postgres://user:password@server:5432/database',
  );

const collectorUrlSchema = createUrlSchema(httpProtocols, 'http://127.0.0.1:4318');

/** Every variable that the product reads; all are optional. `docs/settings.md` explains them. */
export const environmentSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development'),
  HOST: z
    .string()
    .refine((text) => isIP(text) !== 0, 'must be an IP address of this machine, like 127.0.0.1')
    .optional(),
  PORT: portSchema.default(3000),
  METRICS_PORT: portSchema.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).optional(),
  OTEL_SDK_DISABLED: z.enum(['true', 'false'], 'must be true or false').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrlSchema.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collectorUrlSchema.optional(),
  DIRECTORY_PORT: portSchema.optional(),
  DRAIN_SECONDS: createNumberSchema(0, 60).optional(),
  DATA_DIR: z.string().default('.data'),
  BACKUP_STAMP: z.string().optional(),
  DEV_REMOTES: devRemotesSchema,
  DATABASE_URL: databaseUrlSchema.optional(),
  DATABASE_OWNER_URL: databaseUrlSchema.optional(),
  DATABASE_DIRECT_URL: databaseUrlSchema.optional(),
  DATABASE_READ_URL: databaseUrlSchema.optional(),
  DATABASE_POOL_SIZE: createNumberSchema(2, 500).default(10),
  DATABASE_JOBS_POOL_SIZE: createNumberSchema(2, 100).default(5),
  DATABASE_PREPARED_STATEMENTS: z.enum(['on', 'off'], 'must be on or off').optional(),
  API_KEY: z
    .string()
    .regex(/^[!-~]{8,200}$/, 'must have 8 to 200 ASCII characters without spaces')
    .default(defaultApiKey),
  ENCRYPTION_KEY: z
    .string()
    .regex(/^[!-~]{32,200}$/, 'must have 32 to 200 ASCII characters without spaces')
    .default(defaultEncryptionKey),
  ADMIN_EMAIL: createEmailSchema('administrator@company.mx').optional(),
  PUBLIC_URL: createOriginSchema('https://surco.example.mx').optional(),
  ASSETS_URL: createOriginSchema('https://assets.surco.example.mx').optional(),
  TRUSTED_PROXIES: trustedProxiesSchema,
  ALLOW_INSECURE: allowInsecureSchema,
  MAIL_FROM: createEmailSchema('no-reply@company.mx').default('no-responder@surco.test'),
  SMTP_URL: createUrlSchema(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.mx').optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be a P-256 public key in base64url (87 characters)')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be a P-256 private key in base64url (43 characters)')
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .refine(
      (text) => /^mailto:\S+@\S+$/.test(text) || (URL.canParse(text) && new URL(text).protocol === 'https:'),
      'must be an address like mailto:soporte@company.mx or https://surco.example.mx',
    )
    .optional(),
  SSO_CLIENT_ID: z.string().regex(guidPattern, "must be the application's id (GUID) in the directory").optional(),
  SSO_AUTHORITY: createUrlSchema(['https:'], 'https://login.microsoftonline.com/<tenant>')
    .refine((text) => guidPattern.test(readTenantId(text)), "must end with the tenant's id (GUID)")
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  SSO_GRAPH_URL: createUrlSchema(httpProtocols, 'https://graph.microsoft.com')
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  SSO_PRODUCT: z
    .string()
    .regex(/^[a-z][a-z\d-]{0,30}$/, 'must consist of lowercase letters, digits and hyphens')
    .default('microsoft'),
});

export type Environment = z.output<typeof environmentSchema>;
