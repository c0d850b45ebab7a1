import { join } from 'node:path';
import type { BuiltRemote } from '@surco/shared/federation/build';
import { startTestApi, type TestApi, TestClient } from '../../testing/harness';
import { createBuiltRemote, writeRemoteBuild } from '../../testing/remoteBuilds';
import { createBuildFiles, createTestCheckout, encodeFiles } from '../../testing/testCheckout';

const checkout = createTestCheckout();
let api: TestApi;
let admin: TestClient;
let headers: Record<string, string>;
let token: TestClient;

const [page] = createBuiltRemote('mfe-base', '1').routes;
const [entry] = createBuiltRemote('mfe-base', '1').menu;
if (!page || !entry) throw new Error('A build has a page and a menu entry.');

/** A build with another text of its link on the login page, or another label in the menu. */
const withLink = (name: string, loginLink: string): Partial<BuiltRemote> => ({
  routes: [{ ...page, path: `/dashboard/${name}`, roles: 'public', loginLink, homeFor: ['Farmer'] }],
});
const withLabel = (name: string, label: string): Partial<BuiltRemote> => ({
  menu: [{ ...entry, path: `/dashboard/${name}`, label }],
});

beforeAll(async () => {
  const base = { ...withLink('mfe-base', 'Registrarse'), ...withLabel('mfe-base', 'Ventas') };
  writeRemoteBuild(join(checkout.root, 'mfe-base', 'dist'), createBuiltRemote('mfe-base', '1.0.0-own', base));
  const env = { REMOTES_DIR: join(checkout.root, 'remotes'), DATA_DIR: join(checkout.root, 'data') };
  api = await startTestApi({ root: checkout.root, env });
  admin = await api.signInAs(api.company.users.Admin);
  const sections = ['mfe-base', 'mfe-new', 'mfe-link', 'mfe-label', 'mfe-taker', 'mfe-trial'];
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
const publish = (by: TestClient, name: string, version: string, change: Partial<BuiltRemote> = {}, query = '') => {
  const form = encodeFiles(createBuildFiles(name, version, change));
  return request(by, 'PUT', `${name}/versions${query}`, form.payload, form.headers);
};
const rollBack = (by: TestClient, name: string) => request(by, 'POST', `${name}/rollback`, {});
const accepted: PublishResponse = { status: 200, reasons: '' };

test.each<[string, Partial<BuiltRemote>, string]>([
  [
    'a link on the login page',
    withLink('mfe-new', 'Entrar aquí con su contraseña'),
    '/dashboard/mfe-new lleva loginLink: Entrar aquí con su contraseña: con un token no se agregan ni cambian enlaces de la página de acceso, páginas de inicio o de perfil ni páginas sin sesión. Quítelo, o pida a un administrador que haga el cambio.',
  ],
  ['a start page', withLink('mfe-new', 'Entrar'), '/dashboard/mfe-new lleva homeFor: Farmer'],
  ['the menu of others', withLabel('mfe-new', 'VENTAS'), '"VENTAS" ya está en el menú de mfe-base: elija otro nombre.'],
])('C-07 a section that is published with a token cannot add %s', async (_title, change, reason) => {
  for (const query of ['', '?percent=10', '?trial=preview'])
    expect(await publish(token, 'mfe-new', '1.0.0-a', change, query)).toEqual({
      status: 422,
      reasons: expect.stringContaining(reason),
    });
  expect((await api.app.inject({ url: '/registry.json' })).body).not.toContain('mfe-new');
});

test('C-07 a token keeps what the build of the server has, and does not change it', async () => {
  const own = { ...withLink('mfe-base', 'Registrarse'), ...withLabel('mfe-base', 'Ventas') };
  expect(await publish(token, 'mfe-base', '2.0.0-a', own)).toEqual(accepted);
  expect(await publish(token, 'mfe-base', '2.0.0-b')).toEqual(accepted);
  expect(await publish(token, 'mfe-base', '2.0.0-c', own)).toEqual(accepted);
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
  expect(await publish(token, 'mfe-trial', '1.0.0-b', label, '?percent=10')).toEqual(accepted);
  expect(await rollBack(token, 'mfe-trial')).toEqual(accepted);
});
