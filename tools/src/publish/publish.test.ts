import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { latestRevision, readRevision } from '@surco/shared/federation/releaseStore';
import { built, hostFiles, writeBuild } from '../../../api/test/builds';
import { readBuild } from './build';
import { publish, rollBack } from './publish';

let root: string;
let target: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'surco-publish-'));
  target = join(root, 'target');
});
afterEach(() => rmSync(root, { recursive: true }));

type Change = Parameters<typeof built>[2];

async function send(name: string, version: string, { change = {}, audience = {}, own = [] as string[] } = {}) {
  const build = await readBuild(writeBuild(join(root, 'build', name, version), built(name, version, change as Change)));
  return publish({ build, target, host: hostFiles, audience, own: own.map((other) => built(other, '1.0.0')) });
}
const live = async (name: string) => (await readRevision(target, await latestRevision(target))).remotes[name];

test('C-07 a published version lies whole in a folder of its own, and is live', async () => {
  await send('mfe-x', '1.0.0-a');
  expect(readdirSync(join(target, 'mfe-x'))).toEqual(['1.0.0-a']);
  expect(readdirSync(join(target, 'mfe-x', '1.0.0-a')).toSorted()).toEqual([
    'list.0123456789.js',
    'list.0123456789.js.br',
    'manifest.json',
    'remoteEntry.0123456789.js',
    'remoteEntry.0123456789.js.br',
  ]);
  expect(await live('mfe-x')).toEqual({ live: '1.0.0-a', before: [null] });
});

test('C-07 the same build again copies nothing; a rollback leads back, one step each time', async () => {
  await send('mfe-x', '1.0.0-a');
  const file = join(target, 'mfe-x', '1.0.0-a', 'list.0123456789.js');
  const before = readFileSync(file);
  await send('mfe-x', '1.0.0-a');
  await send('mfe-x', '1.1.0-b');
  expect(await rollBack(target, 'mfe-x')).toEqual({ live: '1.0.0-a', before: [null] });
  expect(await rollBack(target, 'mfe-x')).toEqual({ live: null, before: [] });
  await expect(rollBack(target, 'mfe-x')).rejects.toThrow('mfe-x no tiene una versión anterior');
  expect(readFileSync(file)).toEqual(before);
});

test('C-07 another build under the same version is refused, and the first stays', async () => {
  await send('mfe-x', '1.0.0-a');
  await expect(send('mfe-x', '1.0.0-a', { change: { redirects: [{ path: '/a', redirectTo: '/b' }] } })).rejects.toThrow(
    'mfe-x 1.0.0-a ya está publicada con otro contenido',
  );
  expect(JSON.parse(readFileSync(join(target, 'mfe-x', '1.0.0-a', 'manifest.json'), 'utf8'))).toMatchObject({
    redirects: [],
  });
});

test.each([
  ['for another contract', { contract: '^2.0.0' }, 'se hizo para la versión ^2.0.0 y esta es la 1.0.0'],
  ['for a newer contract', { contract: '^1.1.0' }, 'se hizo para la versión ^1.1.0 y esta es la 1.0.0'],
  ['with another React', { requires: { react: '^20.0.0' } }, 'pide react ^20.0.0 y el anfitrión ofrece 19.3.1'],
  [
    'with a library that is not shared',
    { requires: { vue: '^3.0.0' } },
    'pide vue ^3.0.0 y el anfitrión ofrece ninguna',
  ],
  [
    'with a part that the host does not offer',
    { pages: { list: { files: [], shared: ['@surco/shared/ui/chart'] } } },
    'pide módulos que el anfitrión no ofrece: @surco/shared/ui/chart',
  ],
  ['with a page it does not bring', { pages: {} }, 'no trae las páginas que anuncia: list'],
  ['with a file missing', { entry: 'remoteEntry.ffffffffff.js' }, 'faltan archivos: remoteEntry.ffffffffff.js'],
  ['with a role there is not', { menu: [{ roles: ['King'] }] }, 'el campo «menu» no es válido'],
  ['with a version that is a way out', { version: '../1' }, 'no puede ser el nombre de una carpeta'],
] as const)('C-07 a build %s is refused by name, and nothing of it is seen', async (_, change, reason) => {
  await send('mfe-x', '1.0.0-a');
  await expect(send('mfe-x', '1.1.0-b', { change })).rejects.toThrow(reason);
  expect(readdirSync(join(target, 'mfe-x'))).toEqual(['1.0.0-a']);
  expect(await live('mfe-x')).toMatchObject({ live: '1.0.0-a' });
});

test('C-07 an address of another remote is refused, be it published or the server’s own', async () => {
  await send('mfe-x', '1.0.0-a');
  const routes = built('mfe-x', '1').routes;
  await expect(send('mfe-y', '1.0.0-a', { change: { routes } })).rejects.toThrow(
    '/dashboard/mfe-x ya es una dirección de mfe-x',
  );
  const other = built('mfe-own', '1').routes;
  await expect(send('mfe-y', '1.0.0-a', { change: { routes: other }, own: ['mfe-own'] })).rejects.toThrow(
    '/dashboard/mfe-own ya es una dirección de mfe-own',
  );
});

test('C-07 nobody may lead another’s address away, nor answer one of the host’s', async () => {
  await send('mfe-x', '1.0.0-a');
  const redirects = [{ path: '/dashboard/mfe-x', redirectTo: '/dashboard/mfe-y' }];
  await expect(send('mfe-y', '1.0.0-a', { change: { redirects } })).rejects.toThrow(
    '/dashboard/mfe-x ya es una dirección de mfe-x',
  );
  const [route] = built('mfe-y', '1').routes;
  for (const path of ['/logout', '/login/admin', '/login/:role?/:objective?', '/dashboard/notifications']) {
    await expect(send('mfe-y', '1.0.0-a', { change: { routes: [{ ...route, path }] } })).rejects.toThrow(
      `${path} es una dirección del anfitrión`,
    );
  }
});

test('C-07 of two that claim one address at once, or while one is on trial, the second is refused', async () => {
  const { routes } = built('mfe-x', '1');
  const both = await Promise.allSettled([send('mfe-x', '1.0.0-a'), send('mfe-y', '1.0.0-a', { change: { routes } })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const tried = built('mfe-trial', '1').routes;
  await send('mfe-trial', '1.0.0-a', { audience: { percent: 5 } });
  await expect(send('mfe-y', '1.1.0-b', { change: { routes: tried } })).rejects.toThrow(
    '/dashboard/mfe-trial ya es una dirección de mfe-trial',
  );
});

test('C-07 twelve teams that publish at once all go live', async () => {
  const names = Array.from({ length: 12 }, (_, n) => `mfe-${'abcdefghijkl'[n]}`);
  await Promise.all(names.map((name) => send(name, '1.0.0-a')));
  const { remotes } = await readRevision(target, await latestRevision(target));
  expect(Object.values(remotes)).toEqual(names.map(() => ({ live: '1.0.0-a', before: [null] })));
});

test('what an interrupted copy left is swept away after a while', async () => {
  await send('mfe-x', '1.0.0-a');
  const left = writeBuild(join(target, 'mfe-x', '.incoming-old'), built('mfe-x', '1'));
  utimesSync(left, 0, 0);
  writeBuild(join(target, 'mfe-x', '.incoming-new'), built('mfe-x', '1'));
  await send('mfe-x', '1.1.0-b');
  expect(readdirSync(join(target, 'mfe-x')).toSorted()).toEqual(['.incoming-new', '1.0.0-a', '1.1.0-b']);
});

test('a folder without a build is told', async () => {
  writeFileSync(join(root, 'x'), '');
  await expect(readBuild(root)).rejects.toThrow('le falta manifest.json');
});
