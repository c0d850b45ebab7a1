import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultApiKey, ensureDataDir, localDirectory, readSettings } from './settings';

const client = '11111111-2222-3333-4444-555555555555';
const tenant = '99999999-8888-7777-6666-555555555555';
const authority = `https://login.microsoftonline.com/${tenant}`;
const production = { NODE_ENV: 'production', API_KEY: 'una-clave-que-es-propia' };

test('without any variable everything has a value (K-04)', () => {
  expect(readSettings({})).toMatchObject({
    production: false,
    port: 3000,
    directoryPort: 3001,
    dataDir: join(process.cwd(), '.data'),
    databaseUrl: undefined,
    apiKey: defaultApiKey,
    publicUrl: 'http://localhost:3000',
    sso: { ...localDirectory, graphUrl: 'http://localhost:3001', product: 'microsoft', local: true },
  });
});

test.each([
  ['ports follow PORT', { PORT: '8080' }, { port: 8080, directoryPort: 8081, publicUrl: 'http://localhost:8080' }],
  ['the last port', { PORT: '65535' }, { directoryPort: 65_534 }],
  ['empty means absent', { PORT: ' ', SMTP_URL: '' }, { port: 3000, smtpUrl: undefined }],
  [
    'a directory of one’s own',
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
  ['C-07 a section from one’s own machine', {}, { devRemotes: 'http://localhost:3100' }],
  [
    'C-07 … from another port of it',
    { DEV_REMOTES: 'http://127.0.0.1:4000/' },
    { devRemotes: 'http://127.0.0.1:4000' },
  ],
  ['C-07 … from nowhere', { DEV_REMOTES: 'off' }, { devRemotes: undefined }],
  ['C-07 … in production from nowhere', production, { devRemotes: undefined }],
  [
    'C-07 … in production where it is asked for',
    { ...production, DEV_REMOTES: 'http://localhost:3100' },
    { devRemotes: 'http://localhost:3100' },
  ],
  ['the origin is normalised', { PUBLIC_URL: 'https://Surco.example/' }, { publicUrl: 'https://surco.example' }],
])('%s', (_title, env, expected) => {
  expect(readSettings(env)).toMatchObject(expected);
});

test.each([
  [{ PORT: 'abc' }, 'PORT debe ser un número entero entre 1 y 65535 (vale «abc»).'],
  [{ PORT: '0' }, 'PORT debe ser un número entero entre 1 y 65535 (vale «0»).'],
  [{ PORT: '70000' }, 'PORT debe ser un número entero entre 1 y 65535 (vale «70000»).'],
  [{ PORT: '4000', DIRECTORY_PORT: '4000' }, 'DIRECTORY_PORT y PORT no pueden ser el mismo puerto (4000).'],
  [
    { DATABASE_URL: 'mysql://u:secreto@h/d' },
    'DATABASE_URL debe ser una dirección como postgres://usuario:clave@servidor:5432/base.',
  ],
  [
    { DATABASE_URL: 'servidor' },
    'DATABASE_URL debe ser una dirección como postgres://usuario:clave@servidor:5432/base.',
  ],
  [{ API_KEY: 'corta' }, 'API_KEY debe tener de 8 a 200 caracteres ASCII sin espacios.'],
  [{ NODE_ENV: 'production' }, 'API_KEY debe indicarse en producción: la clave predeterminada es pública.'],
  [{ NODE_ENV: 'produccion' }, 'NODE_ENV debe ser development, test o production (vale «produccion»).'],
  [
    { PUBLIC_URL: 'surco.example' },
    'PUBLIC_URL debe ser una dirección como https://surco.ejemplo.mx (vale «surco.example»).',
  ],
  [
    { PUBLIC_URL: 'https://a.mx/ruta' },
    'PUBLIC_URL debe ser solo el origen, sin ruta, como https://surco.ejemplo.mx (vale «https://a.mx/ruta»).',
  ],
  [{ MAIL_FROM: 'surco' }, 'MAIL_FROM debe ser un correo como no-responder@empresa.mx (vale «surco»).'],
  [{ SMTP_URL: 'correo' }, 'SMTP_URL debe ser una dirección como smtps://usuario:clave@correo.ejemplo.mx.'],
  [
    { SSO_CLIENT_ID: 'x' },
    'SSO_CLIENT_ID debe ser el identificador (GUID) de la aplicación en el directorio (vale «x»).',
  ],
  [{ SSO_CLIENT_ID: client }, 'SSO_CLIENT_ID y SSO_AUTHORITY deben indicarse juntos: falta uno de los dos.'],
  [
    { SSO_AUTHORITY: 'https://login.microsoftonline.com/common' },
    'SSO_AUTHORITY debe terminar con el identificador (GUID) del inquilino (vale «https://login.microsoftonline.com/common»).',
  ],
  [
    { SSO_AUTHORITY: 'nada' },
    'SSO_AUTHORITY debe ser una dirección como https://login.microsoftonline.com/<inquilino> (vale «nada»).',
  ],
  [
    { SSO_GRAPH_URL: 'ftp://x' },
    'SSO_GRAPH_URL debe ser una dirección como https://graph.microsoft.com (vale «ftp://x»).',
  ],
  [{ SSO_PRODUCT: 'Mi Producto' }, 'SSO_PRODUCT debe constar de minúsculas, dígitos y guiones (vale «Mi Producto»).'],
])('%j is refused with one sentence', (env, sentence) => {
  expect(() => readSettings(env)).toThrow(sentence);
});

test('a data folder that cannot be written is refused with its name', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'surco-')), 'file');
  writeFileSync(file, '');
  expect(() => ensureDataDir({ dataDir: join(file, 'inside') })).toThrow(
    `No se puede escribir en la carpeta ${join(file, 'inside')}`,
  );
});
