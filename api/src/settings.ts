import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { devOrigin, devRemotes } from './devRemotes';
import { StartError } from './startError';

/** Marks the product's own front end on a machine for trying things out; a production start refuses it. */
export const defaultApiKey = 'surco-desarrollo';

/** The application and the tenant that the local directory impersonates. */
export const localDirectory = {
  clientId: '3b0f6a52-1c9d-4e0a-9d0e-5f2a7c1b8e64',
  tenantId: 'b6c1d8a4-52f7-4c0b-8a3e-1d9f0e7a2c35',
};

const guid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const port = z
  .string()
  .refine(
    (text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535,
    'debe ser un número entero entre 1 y 65535',
  )
  .transform(Number);

const url = (protocols: readonly string[], example: string) =>
  z.string().refine((text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, hostname } = new URL(text);
    return protocols.includes(protocol) && hostname !== '';
  }, `debe ser una dirección como ${example}`);

const web = ['http:', 'https:'];

const tenantOf = (authority: string) =>
  URL.canParse(authority) ? (new URL(authority).pathname.split('/')[1] ?? '') : '';

/** Every variable the product reads; all are optional. README.md explains them to people. */
const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'debe ser development, test o production')
    .default('development'),
  PORT: port.default(3000),
  DIRECTORY_PORT: port.optional(),
  DATA_DIR: z.string().default('.data'),
  REMOTES_DIR: z.string().optional(),
  DEV_REMOTES: devRemotes,
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://usuario:clave@servidor:5432/base').optional(),
  API_KEY: z
    .string()
    .regex(/^[!-~]{8,200}$/, 'debe tener de 8 a 200 caracteres ASCII sin espacios')
    .default(defaultApiKey),
  ADMIN_EMAIL: z.email('debe ser un correo como administracion@empresa.mx').max(254).optional(),
  PUBLIC_URL: url(web, 'https://surco.ejemplo.mx')
    .refine(
      (text) => URL.canParse(text) && new URL(text).pathname === '/' && new URL(text).search === '',
      'debe ser solo el origen, sin ruta, como https://surco.ejemplo.mx',
    )
    .transform((text) => new URL(text).origin)
    .optional(),
  MAIL_FROM: z.email('debe ser un correo como no-responder@empresa.mx').max(254).default('no-responder@surco.test'),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtps://usuario:clave@correo.ejemplo.mx').optional(),
  SSO_CLIENT_ID: z
    .string()
    .regex(guid, 'debe ser el identificador (GUID) de la aplicación en el directorio')
    .optional(),
  SSO_AUTHORITY: url(['https:'], 'https://login.microsoftonline.com/<inquilino>')
    .refine((text) => guid.test(tenantOf(text)), 'debe terminar con el identificador (GUID) del inquilino')
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  SSO_GRAPH_URL: url(web, 'https://graph.microsoft.com')
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  SSO_PRODUCT: z
    .string()
    .regex(/^[a-z][a-z\d-]{0,30}$/, 'debe constar de minúsculas, dígitos y guiones')
    .default('microsoft'),
});

type Environment = z.output<typeof environment>;

export interface Settings {
  production: boolean;
  port: number;
  /** Where the local directory listens; used only when `sso.local`. */
  directoryPort: number;
  /** Absolute. */
  dataDir: string;
  /** Absolute: where remotes are published to. */
  remotesDir: string;
  /** Origin on a developer's machine that pages may take a section from; absent: none. */
  devRemotes: string | undefined;
  /** Absent: the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  apiKeyHeader: string;
  apiKey: string;
  /** Who is invited as the first administrator of a database without users. */
  adminEmail: string | undefined;
  /** Origin under which people reach the product; links in mails begin with it. */
  publicUrl: string;
  /** Absent: mails are files under `<dataDir>/outbox`. */
  smtpUrl: string | undefined;
  mailFrom: string;
  sso: {
    /** Empty in a production start without SSO_CLIENT_ID: then single sign-on is not offered. */
    clientId: string;
    tenantId: string;
    authority: string;
    /** Base of the directory's API; `<graphUrl>/v1.0/me` proves an access token. */
    graphUrl: string;
    /** Last segment of `POST /auth/{product}`. */
    product: string;
    /** Whether the directory is the local one that `start` runs. */
    local: boolean;
  };
}

/** Rules that concern several variables; each gives the sentence to show, or undefined. */
const crossChecks: readonly ((env: Environment) => string | undefined | false)[] = [
  (env) =>
    env.NODE_ENV === 'production' &&
    env.API_KEY === defaultApiKey &&
    'API_KEY debe indicarse en producción: la clave predeterminada es pública.',
  (env) => directoryPort(env) === env.PORT && `DIRECTORY_PORT y PORT no pueden ser el mismo puerto (${env.PORT}).`,
  (env) =>
    Boolean(env.SSO_CLIENT_ID) !== Boolean(env.SSO_AUTHORITY) &&
    'SSO_CLIENT_ID y SSO_AUTHORITY deben indicarse juntos: falta uno de los dos.',
];

const directoryPort = (env: Environment) => env.DIRECTORY_PORT ?? (env.PORT === 65_535 ? env.PORT - 1 : env.PORT + 1);

function singleSignOn(env: Environment): Settings['sso'] {
  const product = env.SSO_PRODUCT;
  const graphUrl = env.SSO_GRAPH_URL ?? 'https://graph.microsoft.com';
  if (env.SSO_CLIENT_ID && env.SSO_AUTHORITY) {
    const tenantId = tenantOf(env.SSO_AUTHORITY);
    return { clientId: env.SSO_CLIENT_ID, tenantId, authority: env.SSO_AUTHORITY, graphUrl, product, local: false };
  }
  if (env.NODE_ENV === 'production')
    return { clientId: '', tenantId: '', authority: '', graphUrl, product, local: false };
  const authority = `https://login.microsoftonline.com/${localDirectory.tenantId}`;
  return {
    ...localDirectory,
    authority,
    graphUrl: env.SSO_GRAPH_URL ?? `http://localhost:${directoryPort(env)}`,
    product,
    local: true,
  };
}

const secret = new Set(['API_KEY', 'DATABASE_URL', 'SMTP_URL']);

function parse(env: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(
    Object.keys(environment.shape).flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()]] : [])),
  );
  const result = environment.safeParse(given);
  const issue = result.error?.issues[0];
  if (!result.success && issue) {
    const name = String(issue.path[0]);
    const value = secret.has(name) ? '' : ` (vale «${given[name]}»)`;
    throw new StartError(`${name} ${issue.message}${value}.`);
  }
  const checked = environment.parse(given);
  const broken = crossChecks.map((check) => check(checked)).find(Boolean);
  if (broken) throw new StartError(broken);
  return checked;
}

/**
 * The settings of this process, from its environment.
 * @throws StartError with one Spanish sentence that says which variable is wrong and why; secrets are not repeated.
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const checked = parse(env);
  return {
    production: checked.NODE_ENV === 'production',
    port: checked.PORT,
    directoryPort: directoryPort(checked),
    dataDir: resolve(checked.DATA_DIR),
    remotesDir: resolve(checked.REMOTES_DIR ?? join(checked.DATA_DIR, 'remotes')),
    devRemotes: devOrigin(checked.DEV_REMOTES, checked.NODE_ENV === 'production'),
    databaseUrl: checked.DATABASE_URL,
    apiKeyHeader: 'x-api-key',
    apiKey: checked.API_KEY,
    adminEmail: checked.ADMIN_EMAIL,
    publicUrl: checked.PUBLIC_URL ?? `http://localhost:${checked.PORT}`,
    smtpUrl: checked.SMTP_URL,
    mailFrom: checked.MAIL_FROM,
    sso: singleSignOn(checked),
  };
}

/** Creates the data folder. @throws StartError when it cannot be written. */
export function ensureDataDir({ dataDir }: Pick<Settings, 'dataDir'>): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError(
      `No se puede escribir en la carpeta ${dataDir}: revise sus permisos o indique otra en DATA_DIR.`,
    );
  }
}
