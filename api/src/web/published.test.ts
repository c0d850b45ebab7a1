import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { published, type Audience } from '@surco/shared/federation/releases';
import { changeReleases } from '@surco/shared/federation/releaseStore';
import { built, hostFiles, writeBuild } from '../../test/builds';
import { register } from './frontEnd';
import { publishedRemotes } from './published';

let folder: string;
const warn = jest.fn();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'surco-published-'));
  warn.mockReset();
});
afterEach(() => rmSync(folder, { recursive: true }));

const own = register(built('mfe-one', '1.0.0-own'), hostFiles, '/remotes/mfe-one');
const reader = () =>
  publishedRemotes({ frontEnd: { host: hostFiles, registry: { format: 1, remotes: [own] } }, folder, warn });
type Reader = ReturnType<typeof reader>;

const put = (name: string, version: string) => writeBuild(join(folder, name, version), built(name, version));
const release = (name: string, version: string, audience: Audience = {}) =>
  changeReleases(folder, ({ remotes }) => ({ ...remotes, [name]: published(remotes[name], version, audience) }));
const admin = { id: 'a', role: 'Admin' } as const;
const supervisor = { id: 's', role: 'Supervisor' } as const;
const versions = async (read: Reader, person: Parameters<Awaited<ReturnType<Reader>>['registryFor']>[0] = admin) =>
  (await (await read()).registryFor(person)).remotes.map(({ name, version }) => `${name} ${version}`);

test('C-07 nothing published: the server’s own builds are live', async () => {
  expect(await versions(reader())).toEqual(['mfe-one 1.0.0-own']);
});

test('C-07 a switch is seen by the next page without a restart, in a folder of its own', async () => {
  const read = reader();
  await versions(read);
  put('mfe-one', '1.1.0-b');
  await release('mfe-one', '1.1.0-b');
  const { remotes } = await (await read()).registryFor(admin);
  expect(remotes).toMatchObject([
    {
      version: '1.1.0-b',
      entry: '/remotes/mfe-one/1.1.0-b/remoteEntry.0123456789.js',
      files: { list: ['/remotes/mfe-one/1.1.0-b/list.0123456789.js', '/money.0123456789.js'] },
    },
  ]);
  expect(remotes[0]).not.toHaveProperty('assets');
});

test('C-07 a remote that the server was not built with is in the registry', async () => {
  put('mfe-six', '1.0.0-a');
  await release('mfe-six', '1.0.0-a');
  expect(await versions(reader())).toEqual(['mfe-one 1.0.0-own', 'mfe-six 1.0.0-a']);
});

test('C-07 a canary for a role is served to that role alone', async () => {
  put('mfe-one', '1.1.0-b');
  await release('mfe-one', '1.1.0-b', { roles: ['Supervisor'] });
  const read = reader();
  expect((await read()).trial).toBe(true);
  expect(await versions(read, supervisor)).toEqual(['mfe-one 1.1.0-b']);
  expect(await versions(read, admin)).toEqual(['mfe-one 1.0.0-own']);
});

test('C-07 a version that is not whole costs nobody the section: the one before it stands in until it is', async () => {
  put('mfe-one', '1.1.0-b');
  await release('mfe-one', '1.1.0-b');
  await release('mfe-one', '1.2.0-gone');
  const read = reader();
  expect(await versions(read)).toEqual(['mfe-one 1.1.0-b']);
  expect(await versions(read)).toEqual(['mfe-one 1.1.0-b']);
  expect(warn).toHaveBeenCalledTimes(1);
  put('mfe-one', '1.2.0-gone');
  expect(await versions(read)).toEqual(['mfe-one 1.2.0-gone']);
});

test.each([
  ['garbage', 'garbage'],
  ['another remote’s', JSON.stringify(built('mfe-two', '1.1.0-b'))],
  ['no manifest', '{}'],
])('C-07 a manifest that is %s leaves what came with the server', async (_, text) => {
  writeFileSync(join(put('mfe-one', '1.1.0-b'), 'manifest.json'), text);
  await release('mfe-one', '1.1.0-b');
  expect(await versions(reader())).toEqual(['mfe-one 1.0.0-own']);
});

test('C-07 a document that cannot be read changes nothing', async () => {
  const read = reader();
  put('mfe-one', '1.1.0-b');
  await release('mfe-one', '1.1.0-b');
  expect(await versions(read)).toEqual(['mfe-one 1.1.0-b']);
  writeFileSync(join(folder, '_releases', '00000002.json'), '{');
  expect(await versions(read)).toEqual(['mfe-one 1.1.0-b']);
  expect(warn).toHaveBeenCalled();
});

test('C-07 documents that cannot be listed for a moment change nothing', async () => {
  const read = reader();
  put('mfe-one', '1.1.0-b');
  await release('mfe-one', '1.1.0-b');
  expect(await versions(read)).toEqual(['mfe-one 1.1.0-b']);
  renameSync(join(folder, '_releases'), join(folder, 'away'));
  writeFileSync(join(folder, '_releases'), '');
  expect(await versions(read)).toEqual(['mfe-one 1.1.0-b']);
  expect(warn).toHaveBeenCalled();
});
