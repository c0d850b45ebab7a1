import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toRegisteredRemote } from '@surco/shared/federation/build';
import { applyPublication, updateReleases } from '@surco/shared/federation/releases';
import { createBuiltRemote, hostFiles, writeRemoteBuild } from '../testing/remoteBuilds';
import { createFolderStore } from '../core/remotes/folderStore';
import { createPublishedRemotes } from './publishedRemotes';

let folder: string;
const warn = jest.fn();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'surco-published-'));
  warn.mockReset();
});
afterEach(() => rmSync(folder, { recursive: true }));

const bundled = toRegisteredRemote(createBuiltRemote('mfe-one', '1.0.0-own'), hostFiles, '/remotes/mfe-one');
const createReader = () =>
  createPublishedRemotes({
    frontEnd: { host: hostFiles, registry: { format: 1, remotes: [bundled] } },
    store: createFolderStore(folder, { warn }),
    warn,
  });
type Reader = ReturnType<typeof createReader>;

const writeVersion = (name: string, version: string) =>
  writeRemoteBuild(join(folder, name, version), createBuiltRemote(name, version));
const release = (name: string, version: string) =>
  updateReleases(folder, ({ remotes }) => ({ ...remotes, [name]: applyPublication(remotes[name], version, {}) }));
const admin = { id: 'a', role: 'Admin' } as const;
const listVersions = async (read: Reader) =>
  (await (await read()).createRegistry(admin)).remotes.map(({ name, version }) => `${name} ${version}`);

test('C-07 the next page uses a newly published version without a restart', async () => {
  const read = createReader();
  await listVersions(read);
  writeVersion('mfe-one', '1.1.0-b');
  await release('mfe-one', '1.1.0-b');
  const { remotes } = await (await read()).createRegistry(admin);
  expect(remotes).toMatchObject([
    {
      version: '1.1.0-b',
      entry: '/remotes/mfe-one/1.1.0-b/remoteEntry.0123456789.js',
      files: { list: ['/remotes/mfe-one/1.1.0-b/list.0123456789.js', '/money.0123456789.js'] },
    },
  ]);
  expect(remotes[0]).not.toHaveProperty('assets');
});

test('C-07 serves the previous version while the new one is incomplete', async () => {
  writeVersion('mfe-one', '1.1.0-b');
  await release('mfe-one', '1.1.0-b');
  await release('mfe-one', '1.2.0-gone');
  const read = createReader();
  expect(await listVersions(read)).toEqual(['mfe-one 1.1.0-b']);
  expect(await listVersions(read)).toEqual(['mfe-one 1.1.0-b']);
  expect(warn).toHaveBeenCalledTimes(1);
  writeVersion('mfe-one', '1.2.0-gone');
  expect(await listVersions(read)).toEqual(['mfe-one 1.2.0-gone']);
});

test.each([
  ['garbage', 'garbage'],
  ['the manifest of another remote', JSON.stringify(createBuiltRemote('mfe-two', '1.1.0-b'))],
  ['no manifest', '{}'],
])('C-07 keeps the built version when a manifest is %s', async (_, text) => {
  writeFileSync(join(writeVersion('mfe-one', '1.1.0-b'), 'manifest.json'), text);
  await release('mfe-one', '1.1.0-b');
  expect(await listVersions(createReader())).toEqual(['mfe-one 1.0.0-own']);
});

test('C-07 ignores an unreadable release document', async () => {
  const read = createReader();
  writeVersion('mfe-one', '1.1.0-b');
  await release('mfe-one', '1.1.0-b');
  expect(await listVersions(read)).toEqual(['mfe-one 1.1.0-b']);
  writeFileSync(join(folder, '_releases', '00000002.json'), '{');
  expect(await listVersions(read)).toEqual(['mfe-one 1.1.0-b']);
  expect(warn).toHaveBeenCalled();
});

test('C-07 keeps the registry when release documents cannot be listed', async () => {
  const read = createReader();
  writeVersion('mfe-one', '1.1.0-b');
  await release('mfe-one', '1.1.0-b');
  expect(await listVersions(read)).toEqual(['mfe-one 1.1.0-b']);
  renameSync(join(folder, '_releases'), join(folder, 'away'));
  writeFileSync(join(folder, '_releases'), '');
  expect(await listVersions(read)).toEqual(['mfe-one 1.1.0-b']);
  expect(warn).toHaveBeenCalled();
});
