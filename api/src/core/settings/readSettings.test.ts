import { join } from 'node:path';
import { defaultApiKey } from './environmentSchema';
import { readSettings } from './readSettings';
import { localDirectoryIds } from './ssoSettings';

const client = '11111111-2222-3333-4444-555555555555';
const tenant = '99999999-8888-7777-6666-555555555555';
const collector = 'http://127.0.0.1:4318';
const authority = `https://login.microsoftonline.com/${tenant}`;
/** A pair made for this test. */
const vapidKeys = {
  VAPID_PUBLIC_KEY: 'BBqpvu4x9gUIGXVD4PukbtDxguDWShdR20KWS_-tqBEgmA515y4yHmG2qao0WfCRCYJ_LjMhoXna5LJPhVmZ8iE',
  VAPID_PRIVATE_KEY: 'psUKL2TeZBnNWRrWczqo-iEzYF4GxVyhuRHE4ZAgqGU',
};
const production = {
  NODE_ENV: 'production',
  API_KEY: 'una-clave-que-es-propia',
  ENCRYPTION_KEY: 'una-clave-propia-de-32-caracteres',
  PUBLIC_URL: 'https://surco.example.mx',
  SMTP_URL: 'smtps://user:password@mail.example.mx',
  MAIL_FROM: 'avisos@empresa.mx',
  DATABASE_URL: 'postgres://surco:secret@server:5432/surco',
};
const thisMachine =
  'PUBLIC_URL must be set in production to the address that people use: links in mails would point to this machine.';
const notHttps =
  'PUBLIC_URL must be https in production: over http the session cookie is not Secure and passwords can be read on the way.';
const noMailServer = 'SMTP_URL must be set in production: without it mails are written to files and reach nobody.';

const demoSender =
  'MAIL_FROM must be set in production to an address of your own domain: mail servers refuse a demo domain.';
const noDatabase =
  'DATABASE_URL must be set in production: the embedded PostgreSQL is on one machine only and has no backup.';

test('K-04 every setting has a default', () => {
  expect(readSettings({})).toMatchObject({
    production: false,
    port: 3000,
    directoryPort: 3001,
    dataDir: join(process.cwd(), '.data'),
    databaseUrl: undefined,
    apiKey: defaultApiKey,
    publicUrl: 'http://localhost:3000',
    sso: { ...localDirectoryIds, graphUrl: 'http://localhost:3001', product: 'microsoft', local: true },
  });
});

test.each([
  ['ports follow PORT', { PORT: '8080' }, { port: 8080, directoryPort: 8081, publicUrl: 'http://localhost:8080' }],
  [
    'own keys for web push',
    { ...vapidKeys, MAIL_FROM: 'avisos@empresa.mx' },
    {
      vapidKeys: { publicKey: vapidKeys.VAPID_PUBLIC_KEY, privateKey: vapidKeys.VAPID_PRIVATE_KEY },
      vapidSubject: 'mailto:avisos@empresa.mx',
    },
  ],
  ['a comma in a password', { DATABASE_URL: 'postgres://u:a,b@c/d' }, { databaseUrl: 'postgres://u:a,b@c/d' }],
  [
    'a database server',
    { DATABASE_URL: 'postgres://u:p@a:5432/surco' },
    { databaseUrl: 'postgres://u:p@a:5432/surco', databasePool: { max: 10, behindPooler: false } },
  ],
  [
    'a pooler',
    { DATABASE_URL: 'postgres://u:p@pooler/surco', DATABASE_DIRECT_URL: 'postgres://u:p@a/surco' },
    { databasePool: { max: 10, behindPooler: true }, databaseJobsPoolSize: 5 },
  ],
  [
    'a pooler that supports prepared statements',
    {
      DATABASE_URL: 'postgres://u:p@pooler/surco',
      DATABASE_DIRECT_URL: 'postgres://u:p@a/surco',
      DATABASE_PREPARED_STATEMENTS: 'on',
    },
    { databasePool: { behindPooler: true, preparesStatements: true } },
  ],
  ['an address to listen on', { HOST: '127.0.0.1' }, { host: '127.0.0.1' }],
  ['the last port', { PORT: '65535' }, { directoryPort: 65_534 }],
  ['no traces by default', {}, { isTracingEnabled: false }],
  ['traces to a collector', { OTEL_EXPORTER_OTLP_ENDPOINT: collector }, { isTracingEnabled: true }],
  [
    'traces that are switched off',
    { OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_SDK_DISABLED: 'true' },
    { isTracingEnabled: false },
  ],
  ['unknown variables are ignored', { DATABASE_STATEMENT_SECONDS: 'x' }, { port: 3000 }],
  ['empty means absent', { PORT: ' ', SMTP_URL: '' }, { port: 3000, smtpUrl: undefined }],
  [
    'the company’s directory',
    { SSO_CLIENT_ID: client, SSO_AUTHORITY: `${authority}/` },
    {
      sso: {
        clientId: client,
        tenantId: tenant,
        authority,
        graphUrl: 'https://graph.microsoft.com',
        product: 'microsoft',
        local: false,
      },
    },
  ],
  [
    'production has no local directory',
    production,
    {
      production: true,
      sso: {
        clientId: '',
        tenantId: '',
        authority: '',
        graphUrl: 'https://graph.microsoft.com',
        product: 'microsoft',
        local: false,
      },
    },
  ],
  ['C-07 sections may load from the developer’s machine', {}, { devRemotes: 'http://localhost:3100' }],
  ['C-07 a product on another port allows another one', { PORT: '4250' }, { devRemotes: 'http://localhost:4350' }],
  [
    'C-07 sections may load from another port of it',
    { DEV_REMOTES: 'http://127.0.0.1:4000/' },
    { devRemotes: 'http://127.0.0.1:4000' },
  ],
  ['C-07 off allows no such section', { DEV_REMOTES: 'off' }, { devRemotes: undefined }],
  ['C-07 production allows no such section by default', production, { devRemotes: undefined }],
  [
    'C-07 production allows it when it is set',
    { ...production, DEV_REMOTES: 'http://localhost:3100' },
    { devRemotes: 'http://localhost:3100' },
  ],
  ['the log is short for a developer', {}, { logLevel: 'warn' }],
  ['the log has each request in production', production, { logLevel: 'info' }],
  ['the log as it is set', { ...production, LOG_LEVEL: 'error' }, { logLevel: 'error' }],
  [
    'C-07 the origin of the files of host and sections',
    { ASSETS_URL: 'https://Assets.surco.example/' },
    { assetsUrl: 'https://assets.surco.example' },
  ],
  ['no proxy is trusted by default', {}, { trustedProxies: [] }],
  [
    'proxies as addresses and networks',
    { TRUSTED_PROXIES: '10.0.0.7, 192.168.0.0/16,2001:db8::/32' },
    { trustedProxies: ['10.0.0.7', '192.168.0.0/16', '2001:db8::/32'] },
  ],
  [
    'production with everything of a demo, asked for by name',
    {
      ...production,
      MAIL_FROM: '',
      DATABASE_URL: '',
      PUBLIC_URL: '',
      SMTP_URL: '',
      ALLOW_INSECURE: 'localhost, http,file-mail,demo-sender,embedded-database,demo-accounts',
    },
    {
      databaseUrl: undefined,
      publicUrl: 'http://localhost:3000',
      smtpUrl: undefined,
      allowInsecure: ['localhost', 'http', 'file-mail', 'demo-sender', 'embedded-database', 'demo-accounts'],
    },
  ],
  [
    'production over http on a local network, asked for by name',
    { ...production, PUBLIC_URL: 'http://surco.local', ALLOW_INSECURE: 'http' },
    { publicUrl: 'http://surco.local' },
  ],
  ['the origin is normalised', { PUBLIC_URL: 'https://Surco.example/' }, { publicUrl: 'https://surco.example' }],
])('%s', (_title, env, expected) => {
  expect(readSettings(env)).toMatchObject(expected);
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535 (it is "abc").'],
  [{ HOST: 'localhost' }, 'HOST must be an IP address of this machine, like 127.0.0.1 (it is "localhost").'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535 (it is "70000").'],
  [
    { PORT: '4000', DIRECTORY_PORT: '4000' },
    'DIRECTORY_PORT and PORT must differ (both are 4000): set another port in one of them.',
  ],
  [
    { DATABASE_URL: 'mysql://u:secreto@h/d' },
    'DATABASE_URL must be an address like postgres://user:password@server:5432/database.',
  ],
  [
    { DATABASE_OWNER_URL: 'mysql://u:secreto@h/d' },
    'DATABASE_OWNER_URL must be an address like postgres://user:password@server:5432/database.',
  ],
  [
    { DATABASE_OWNER_URL: 'postgres://owner:secreto@h/d' },
    'DATABASE_OWNER_URL needs DATABASE_URL: set the address with the role of the application too.',
  ],
  [
    { DATABASE_DIRECT_URL: 'postgres://app:secreto@h/d' },
    'DATABASE_DIRECT_URL needs DATABASE_URL: set the address of the pooler too.',
  ],
  ...['postgres://u:secreto@a:5432,b:5432/d', 'postgres://a,b/d', 'postgres://u@a/d?sslmode=require&host=a,b'].map(
    (url): [Record<string, string>, string] => [
      { DATABASE_URL: url },
      'DATABASE_URL must name one server: with several, two instances could write to two of them after a failover. Set the address that always leads to the primary (docs/operate.md, "High availability").',
    ],
  ),
  [{ DATABASE_POOL_SIZE: '1' }, 'DATABASE_POOL_SIZE must be a whole number from 2 to 500 (it is "1").'],
  [{ API_KEY: 'corta' }, 'API_KEY must have 8 to 200 ASCII characters without spaces.'],
  [{ ENCRYPTION_KEY: 'corta' }, 'ENCRYPTION_KEY must have 32 to 200 ASCII characters without spaces.'],
  [{ ...production, ENCRYPTION_KEY: '' }, 'ENCRYPTION_KEY must be set in production: the default key is public.'],
  [{ NODE_ENV: 'production' }, 'API_KEY must be set in production: the default key is public. Have the settings been'],
  [{ ...production, API_KEY: production.ENCRYPTION_KEY }, 'API_KEY and ENCRYPTION_KEY must differ: the first one'],
  [
    { ...production, PUBLIC_URL: '', SMTP_URL: '' },
    `${thisMachine} ${notHttps} ${noMailServer} To accept this on purpose, set ALLOW_INSECURE=localhost,http,file-mail.`,
  ],
  [
    { ...production, PUBLIC_URL: '', ALLOW_INSECURE: 'http' },
    `${thisMachine} To accept this on purpose, set ALLOW_INSECURE=http,localhost.`,
  ],
  ...[
    'https://localhost',
    'https://localhost.',
    'https://127.0.0.1',
    'https://0.0.0.0',
    'https://[::1]',
    'https://[::]',
    'https://[::ffff:127.0.0.1]',
    'https://surco.localhost',
  ].map((PUBLIC_URL): [NodeJS.ProcessEnv, string] => [{ ...production, PUBLIC_URL }, thisMachine]),
  [{ ...production, PUBLIC_URL: 'http://surco.local' }, notHttps],
  [{ ...production, SMTP_URL: '' }, noMailServer],
  [{ ...production, DATABASE_URL: '' }, noDatabase],
  ...[undefined, 'a@surco.test', 'a@empresa.example', 'a@empresa.invalid', 'a@correo.localhost'].map(
    (MAIL_FROM): [NodeJS.ProcessEnv, string] => [{ ...production, MAIL_FROM }, demoSender],
  ),
  [
    { ALLOW_INSECURE: 'http,todo' },
    'ALLOW_INSECURE must list exceptions separated by commas, from: localhost, http, file-mail, demo-sender, embedded-database, demo-accounts (it is "http,todo").',
  ],
  [{ NODE_ENV: 'produccion' }, 'NODE_ENV must be development, test or production (it is "produccion").'],
  [
    { PUBLIC_URL: 'surco.example' },
    'PUBLIC_URL must be an address like https://surco.example.mx (it is "surco.example").',
  ],
  [
    { PUBLIC_URL: 'https://a.mx/ruta' },
    'PUBLIC_URL must be an origin without a path, like https://surco.example.mx (it is "https://a.mx/ruta").',
  ],
  [
    { ASSETS_URL: 'https://cdn.mx/surco' },
    'ASSETS_URL must be an origin without a path, like https://assets.surco.example.mx (it is "https://cdn.mx/surco").',
  ],
  [
    { ...production, ASSETS_URL: 'http://cdn.mx' },
    'ASSETS_URL must be https, as PUBLIC_URL is: an https page loads no scripts over http.',
  ],
  ...['proxy.local', '10.0.0.0/33', '10.0.0.0/8/8', '0.0.0.0/0', '10.0.0.7 192.168.0.1', '10.0.0.0/x'].map(
    (value): [NodeJS.ProcessEnv, string] => [
      { TRUSTED_PROXIES: value },
      `TRUSTED_PROXIES must be IP addresses or networks separated by commas, such as 10.0.0.7,192.168.0.0/16 (it is "${value}").`,
    ],
  ),
  [{ MAIL_FROM: 'surco' }, 'MAIL_FROM must be a mail address like no-reply@company.mx (it is "surco").'],
  [{ SMTP_URL: 'correo' }, 'SMTP_URL must be an address like smtps://user:password@mail.example.mx.'],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT must be an address like http://127.0.0.1:4318 (it is "collector:4318").',
  ],
  [{ SSO_CLIENT_ID: 'x' }, `SSO_CLIENT_ID must be the application's id (GUID) in the directory (it is "x").`],
  [
    { VAPID_PUBLIC_KEY: vapidKeys.VAPID_PUBLIC_KEY },
    'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together: one of them is missing.',
  ],
  [
    { ...vapidKeys, VAPID_PRIVATE_KEY: `A${vapidKeys.VAPID_PRIVATE_KEY.slice(1)}` },
    'VAPID_PUBLIC_KEY is not the public key of VAPID_PRIVATE_KEY: set both keys of one pair.',
  ],
  [{ VAPID_PRIVATE_KEY: 'x' }, 'VAPID_PRIVATE_KEY must be a P-256 private key in base64url (43 characters).'],
  [
    { VAPID_SUBJECT: 'surco' },
    'VAPID_SUBJECT must be an address like mailto:soporte@company.mx or https://surco.example.mx (it is "surco").',
  ],
  [{ SSO_CLIENT_ID: client }, 'SSO_CLIENT_ID and SSO_AUTHORITY must be set together: one of them is missing.'],
  [
    { SSO_AUTHORITY: 'https://login.microsoftonline.com/common' },
    `SSO_AUTHORITY must end with the tenant's id (GUID) (it is "https://login.microsoftonline.com/common").`,
  ],
  [
    { SSO_AUTHORITY: 'nada' },
    'SSO_AUTHORITY must be an address like https://login.microsoftonline.com/<tenant> (it is "nada").',
  ],
  [
    { SSO_GRAPH_URL: 'ftp://x' },
    'SSO_GRAPH_URL must be an address like https://graph.microsoft.com (it is "ftp://x").',
  ],
  [
    { SSO_PRODUCT: 'Mi Producto' },
    'SSO_PRODUCT must consist of lowercase letters, digits and hyphens (it is "Mi Producto").',
  ],
])('rejects %j with one sentence', (env, sentence) => {
  expect(() => readSettings(env)).toThrow(sentence);
});
