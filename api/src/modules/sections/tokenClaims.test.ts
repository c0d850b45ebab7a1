import { join } from 'node:path';
import { CONTRACT_VERSION, type RemoteRegistry } from '@surco/shared/federation';
import type { BuiltSection } from '@surco/shared/federation/build';
import { createRateLimiter } from '../../core/security/rateLimit/rateLimiter';
import { startTestApi, type TestApi, TestClient } from '../../testing/harness';
import { createBuiltSection, writeSectionBuild } from '../../testing/sectionBuilds';
import { readRecords } from '../../testing/responses';
import { createBuildFiles, createTestCheckout, encodeFiles, withHashes } from '../../testing/testCheckout';

const checkout = createTestCheckout();
let api: TestApi;
let admin: TestClient;
let headers: Record<string, string>;
let token: TestClient;

const [page] = createBuiltSection('mfe-base', '1').routes;
const [entry] = createBuiltSection('mfe-base', '1').menu;
if (!page || !entry) throw new Error('A build has a page and a menu entry.');

/** A build with another text of its link on the login page, or another label in the menu. */
const withLink = (name: string, loginLink: string): Partial<BuiltSection> => ({
  routes: [{ ...page, path: `/dashboard/${name}`, roles: 'public', loginLink, homeFor: ['Farmer'] }],
});
const withLabel = (name: string, label: string): Partial<BuiltSection> => ({
  menu: [{ ...entry, path: `/dashboard/${name}`, label }],
});
const base = { ...withLink('mfe-base', 'Registrarse'), ...withLabel('mfe-base', 'Ventas') };

beforeAll(async () => {
  writeSectionBuild(join(checkout.root, 'mfe-base', 'dist'), createBuiltSection('mfe-base', '1.0.0-own', base));
  writeSectionBuild(join(checkout.root, 'mfe-later', 'dist'), createBuiltSection('mfe-later', '1.0.0-own'));
  const env = { DATA_DIR: join(checkout.root, 'data') };
  api = await startTestApi({ root: checkout.root, env });
  admin = await api.signInAs(api.company.users.Admin);
  const names = 'base new link label taker trial two alfa beta wait action shortcut visit import';
  const sections = names.split(' ').map((name) => `mfe-${name}`);
  const { body } = await admin.post('/registry/tokens', { team: 'Equipo', sections });
  headers = { authorization: `Bearer ${(body.data as { token: string }).token}` };
  token = new TestClient(api.app, api.settings);
});
afterAll(async () => {
  await api.close();
  checkout.remove();
});

interface PublishResponse {
  status: number;
  reasons: string;
}
const request = async (by: TestClient, method: 'PUT' | 'POST', path: string, body: unknown, type = {}) => {
  const all = { ...type, ...(by === token ? headers : {}) };
  const response = await by.send(method, `/registry/sections/${path}`, body, all);
  const { code, details = [] } = response.body as { code?: string; details?: { message: string }[] };
  if (response.status === 422) expect(code).toBe('SECCION_RECHAZADA');
  return {
    status: response.status,
    reasons: details.map(({ message }) => message).join(' '),
  } satisfies PublishResponse;
};
const publish = (by: TestClient, name: string, version: string, change: Partial<BuiltSection> = {}, query = '') => {
  const form = encodeFiles(createBuildFiles(name, version, change));
  return request(by, 'PUT', `${name}/versions${query}`, form.payload, form.headers);
};
const rollBack = (by: TestClient, name: string) => request(by, 'POST', `${name}/rollback`, {});
const accepted: PublishResponse = { status: 200, reasons: '' };

test.each<[string, Partial<BuiltSection>, string]>([
  [
    'a link on the login page',
    withLink('mfe-new', 'Entrar aquí con su contraseña'),
    '/dashboard/mfe-new lleva loginLink: Entrar aquí con su contraseña: con un token no se agregan ni cambian enlaces de la página de acceso, páginas de inicio o de perfil ni páginas sin sesión. Quítelo, o pida a un administrador que haga el cambio.',
  ],
  ['a start page', withLink('mfe-new', 'Entrar'), '/dashboard/mfe-new lleva homeFor: Farmer'],
  ['the menu of others', withLabel('mfe-new', 'VENTAS'), '"VENTAS" ya está en el menú de mfe-base: elija otro nombre.'],
])('C-07 a section that is published with a token cannot add %s', async (_title, change, reason) => {
  for (const query of ['', '?roles=Supervisor', '?trial=preview'])
    expect(await publish(token, 'mfe-new', '1.0.0-a', change, query)).toEqual({
      status: 422,
      reasons: expect.stringContaining(reason),
    });
  expect((await api.app.inject({ url: '/registry.json' })).body).not.toContain('mfe-new');
});

test('C-07 a token keeps what the build of the server has, and does not change it', async () => {
  expect(await publish(token, 'mfe-base', '2.0.0-a', base)).toEqual(accepted);
  expect(await publish(token, 'mfe-base', '2.0.0-b')).toEqual(accepted);
  expect(await publish(token, 'mfe-base', '2.0.0-c', base)).toEqual(accepted);
  expect((await publish(token, 'mfe-base', '2.0.0-d', withLink('mfe-base', 'Entrar'))).status).toBe(422);
});

test('C-07 an administrator grants a link on the login page; a token keeps it, and does not return to it', async () => {
  const link = withLink('mfe-link', 'Cotizar');
  expect(await publish(admin, 'mfe-link', '1.0.0-a', link)).toEqual(accepted);
  expect(await publish(token, 'mfe-link', '1.0.0-b', link)).toEqual(accepted);
  expect(await publish(token, 'mfe-link', '1.0.0-c')).toEqual(accepted);
  expect(await rollBack(token, 'mfe-link')).toEqual({
    status: 422,
    reasons: expect.stringContaining('lleva loginLink: Cotizar'),
  });
  expect(await rollBack(admin, 'mfe-link')).toEqual(accepted);
});

test('C-07 a token does not return to a menu label that another section has taken meanwhile', async () => {
  expect(await publish(token, 'mfe-label', '1.0.0-a', withLabel('mfe-label', 'Clima'))).toEqual(accepted);
  expect(await publish(token, 'mfe-label', '1.0.0-b')).toEqual(accepted);
  expect(await publish(token, 'mfe-taker', '1.0.0-a', withLabel('mfe-taker', 'Clima'))).toEqual(accepted);
  expect(await rollBack(token, 'mfe-label')).toEqual({
    status: 422,
    reasons: '"Clima" ya está en el menú de mfe-taker: elija otro nombre.',
  });
});

test('C-07 a token ends its trial, also of a section whose menu label an administrator has accepted', async () => {
  const label = withLabel('mfe-trial', 'mfe-one 1.0.0-own');
  expect(await publish(admin, 'mfe-trial', '1.0.0-a', label)).toEqual(accepted);
  expect(await publish(token, 'mfe-trial', '1.0.0-b', label, '?roles=Supervisor')).toEqual(accepted);
  expect(await rollBack(token, 'mfe-trial')).toEqual(accepted);
});

test('C-07 the first menu entry over a token waits until an administrator approves it, who can also refuse it', async () => {
  const readRegistry = async () => {
    const { remotes } = (await api.app.inject({ url: '/registry.json' })).json<RemoteRegistry>();
    const found = remotes.find(({ name }) => name === 'mfe-wait');
    return [found?.version, found?.menu.length, found?.routes[0]?.path, found?.routes[0]?.shortcut];
  };
  const decide = (by: TestClient, approved: boolean) => request(by, 'POST', 'mfe-wait/menu', { approved });
  const withoutMenu = { menu: [] };
  const withShortcut = { routes: [{ ...page, path: '/dashboard/mfe-wait', shortcut: 'Clima' }] };
  expect(await publish(token, 'mfe-wait', '0.9.0', withoutMenu)).toEqual(accepted);
  expect((await decide(admin, true)).status).toBe(409);
  expect(await publish(token, 'mfe-wait', '1.0.0', withShortcut)).toEqual(accepted);
  const hidden = (version: string) => [version, 0, '/dashboard/mfe-wait', undefined];
  expect(await readRegistry()).toEqual(hidden('1.0.0'));
  expect((await decide(token, true)).status).toBe(401);
  expect((await decide(admin, false)).status).toBe(200);
  expect(await publish(token, 'mfe-wait', '1.0.1', withShortcut)).toEqual(accepted);
  expect(await readRegistry()).toEqual(hidden('1.0.1'));
  const notices = await api.db.selectFrom('notifications').select('body').where('type', '=', 'section.menu').execute();
  expect(notices.filter(({ body }) => body.includes('mfe-wait'))).toHaveLength(1);
  expect((await decide(admin, true)).status).toBe(200);
  expect(await readRegistry()).toEqual(['1.0.1', 1, '/dashboard/mfe-wait', 'Clima']);
  expect(await publish(token, 'mfe-wait', '1.1.0', withoutMenu)).toEqual(accepted);
  expect(await publish(token, 'mfe-wait', '1.2.0', withShortcut)).toEqual(accepted);
  expect(await readRegistry()).toEqual(['1.2.0', 1, '/dashboard/mfe-wait', 'Clima']);
  const entries = readRecords(await admin.get('/audit?entity=remote-release&sort=-at'));
  const decisions = entries.filter(({ action }) => action === 'APPROVE' || action === 'REJECT');
  expect(decisions).toMatchObject([{ after: { menuApproved: true } }, { after: { menuApproved: false } }]);
});

test.each<[string, object, string]>([
  ['action', { title: 'Pronóstico', action: true }, 'Pronóstico'],
  ['shortcut', { shortcut: 'Ver clima' }, 'Ver clima'],
  ['visit', { customerAction: 'Clima del predio' }, 'Clima del predio'],
  ['import', { importLabel: 'Estaciones' }, 'Estaciones'],
])('C-07 the first entry outside the menu (%s) waits, too', async (id, entry, label) => {
  const routes = [{ ...page, path: `/dashboard/mfe-${id}`, ...entry }];
  const field = JSON.stringify(entry).slice(1, -1).split(',').at(-1);
  const readRegistry = async () => (await api.app.inject({ url: '/registry.json' })).body;
  expect(await publish(token, `mfe-${id}`, '1.0.0', { menu: [], routes })).toEqual(accepted);
  expect(await readRegistry()).not.toContain(field);
  const notices = await api.db.selectFrom('notifications').select('body').execute();
  expect(notices.filter(({ body }) => body.includes(`«${label}»`))).toHaveLength(1);
  await admin.post(`/registry/sections/mfe-${id}/menu`, { approved: true });
  expect(await readRegistry()).toContain(field);
});

test('C-07 what an administrator publishes is in the menu at once', async () => {
  expect(await publish(admin, 'mfe-admin-own', '1.0.0')).toEqual(accepted);
  expect((await api.app.inject({ url: '/registry.json' })).body).toContain('"label":"mfe-admin-own 1.0.0"');
});

test('C-07 a token publishes sixty times an hour', async () => {
  const { body } = await admin.post('/registry/tokens', { team: 'Equipo', sections: ['mfe-often'] });
  const authorization = `Bearer ${(body.data as { token: string }).token}`;
  const row = await api.db
    .selectFrom('section_tokens')
    .select('id')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const limiter = createRateLimiter(api.db);
  for (let count = 0; count < 60; count += 1) await limiter.consume([{ policy: 'section-publication', key: row.id }]);
  const form = encodeFiles(createBuildFiles('mfe-often', '1.0.0'));
  const refused = await token.send('PUT', '/registry/sections/mfe-often/versions', form.payload, {
    ...form.headers,
    authorization,
  });
  expect([refused.status, refused.body.code]).toEqual([429, 'DEMASIADOS_INTENTOS']);
});

test('C-07 a rollback to an address that another section has taken meanwhile is refused', async () => {
  const withRedirects = (...paths: string[]) => ({
    redirects: paths.map((path) => ({ path, redirectTo: '/dashboard' })),
  });
  const contested = '/dashboard/disputada';
  expect(await publish(token, 'mfe-alfa', '4.0.0', withRedirects(contested))).toEqual(accepted);
  expect(await publish(token, 'mfe-alfa', '4.0.1', withRedirects())).toEqual(accepted);
  expect(await publish(token, 'mfe-beta', '1.0.0', withRedirects(contested))).toEqual(accepted);
  expect(await rollBack(token, 'mfe-alfa')).toEqual({
    status: 422,
    reasons: expect.stringContaining('/dashboard/disputada ya es una dirección de mfe-beta'),
  });
  for (const path of [`${contested}/`, `${contested}/:x?`, '/dashboard/:x?/disputada', '/dashboard/*'])
    expect([path, (await publish(token, 'mfe-alfa', '4.0.2', withRedirects(path))).status]).toEqual([path, 422]);
});

test('X-43 the addresses of the build that users keep while the live one waits for a later server stay its own', async () => {
  const requires = { '@surco/shared': '^99.0.0' };
  const at = (path: string) => ({ menu: [], routes: [{ ...page, path }] });
  expect(await publish(admin, 'mfe-later', '2.0.0', { requires, ...at('/dashboard/next') })).toEqual(accepted);
  expect(await publish(token, 'mfe-two', '5.0.0', at('/dashboard/mfe-later'))).toEqual({
    status: 422,
    reasons: '/dashboard/mfe-later ya es una dirección de mfe-later: elija otra.',
  });
});

test('C-07 P-07 a token publishes only its sections, and is stored as a hash', async () => {
  const { body } = await admin.post('/registry/tokens', { team: 'Equipo Ventas', sections: ['mfe-other'] });
  const { token: other } = body.data as { token: string };
  const form = encodeFiles(createBuildFiles('mfe-two', '6.0.0-x'));
  const publishAs = (secret: string) =>
    token.send('PUT', '/registry/sections/mfe-two/versions', form.payload, {
      ...form.headers,
      authorization: `Bearer ${secret}`,
    });
  const refused = await publishAs(other);
  expect([refused.status, refused.body.error]).toEqual([403, expect.stringContaining('no puede publicar mfe-two')]);
  const own = await token.get('/registry/sections', { authorization: `Bearer ${other}` });
  expect(own.body.data).toEqual([]);
  expect((await publishAs('surco_pub_inventado')).status).toBe(401);
  const rows = await api.db.selectFrom('section_tokens').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(other);
  const tokens = await admin.get('/registry/tokens');
  expect(JSON.stringify(tokens.body)).not.toContain(other);
  const stored = readRecords(tokens).find(({ sections }) => String(sections) === 'mfe-other');
  expect(stored).toMatchObject({ team: 'Equipo Ventas', hint: other.slice(-4), lastUsedAt: expect.any(String) });
  expect((await admin.send('DELETE', `/registry/tokens/${stored?.id}`)).status).toBe(200);
  const entries = readRecords(await admin.get('/audit?entity=section-token&sort=-at'));
  expect(entries.slice(0, 2).map(({ action }) => action)).toEqual(['REVOKE', 'CREATE']);
  expect(entries[1]).toMatchObject({ after: { team: 'Equipo Ventas', origin: { address: '127.0.0.1' } } });
});

describe('the checks of a build', () => {
  beforeAll(() => publish(token, 'mfe-two', '1.0.0-a'));

  const buildFiles = (change: object) => createBuildFiles('mfe-two', '7.0.0-x', change);
  const script = 'list.0123456789.js';
  test.each<[string, Record<string, string>, string]>([
    ['a file that differs from its hash', { ...buildFiles({}), [script]: 'alert(1)' }, 'no es el que integrity.json'],
    ['a file without a hash', { ...buildFiles({}), 'extra.js': '1' }, 'no es el que integrity.json'],
    ['a file that the manifest does not name', withHashes({ ...buildFiles({}), 'extra.js': '1' }), 'no nombra'],
    ['a file of another type', withHashes({ ...buildFiles({}), 'page.html': '<p>' }), 'nombre o el tipo'],
    ['no manifest', withHashes({ [script]: '1' }), 'Falta el archivo manifest.json'],
    ['no hashes', { 'manifest.json': '{}' }, 'Falta el archivo integrity.json'],
    ['a manifest that is not JSON', withHashes({ 'manifest.json': '{' }), 'no es JSON'],
    ['a manifest of another form', withHashes({ 'manifest.json': '{"name":"mfe-two"}' }), 'revise version'],
    ['an entry on another origin', buildFiles({ entry: 'https://cdn.ajeno.mx/a.js' }), 'política de contenido'],
    ...[
      'https://cdn.ajeno.mx/',
      'HTTPS://cdn.ajeno.mx/',
      ' //cdn.ajeno.mx/',
      '/\\cdn.ajeno.mx/',
      'data:text/javascript,',
    ].map((publicPath): [string, Record<string, string>, string] => [
      `a federation manifest that names ${publicPath}`,
      withHashes({ ...buildFiles({}), 'mf-manifest.json': JSON.stringify({ metaData: { publicPath } }) }),
      'política de contenido',
    ]),
    [
      'contract 1.x',
      buildFiles({ requires: { '@surco/shared': '^1.3.0' } }),
      `este servidor ofrece ${CONTRACT_VERSION}. Qué cambió: docs/change-the-contract.md.`,
    ],
    [
      'a call that the API does not have',
      buildFiles({ uses: ['GET /gone'] }),
      'Usa GET /gone y este servidor no lo ofrece',
    ],
    [
      'a declaration of another React than the build requests',
      withHashes({
        ...buildFiles({ assets: ['remoteEntry.0123456789.js', script, 'mf-manifest.json'] }),
        'mf-manifest.json': JSON.stringify({ shared: [{ name: 'react', requiredVersion: '^18.2.0' }] }),
      }),
      'pide react ^18.2.0 y su manifiesto declara ^19.3.1',
    ],
    ['another React', buildFiles({ requires: { react: '^20.0.0' } }), 'este servidor ofrece 19.3.1'],
    ['an address of the host', buildFiles({ redirects: [{ path: '/login', redirectTo: '/a' }] }), 'del propio Surco'],
    [
      'an address of another section',
      buildFiles({ redirects: [{ path: '/dashboard/mfe-one', redirectTo: '/a' }] }),
      'ya es una dirección de mfe-one',
    ],
    ['the build of another section', createBuildFiles('mfe-three', '7.0.0-x'), 'es de mfe-three'],
  ])('C-07 refuses %s and says why', async (_title, files, reason) => {
    const form = encodeFiles(files);
    const { status, reasons } = await request(token, 'PUT', 'mfe-two/versions', form.payload, form.headers);
    expect([status, reasons]).toEqual([422, expect.stringContaining(reason)]);
    expect((await api.app.inject({ url: '/registry.json' })).body).toContain('"name":"mfe-two","version":"1.0.0-a"');
  });
});
