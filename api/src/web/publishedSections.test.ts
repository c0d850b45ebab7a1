import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltSection, type HostFiles } from '@surco/shared/federation/build';
import { createBuiltSection, hostFiles, writeSectionBuild } from '../testing/sectionBuilds';
import { createLocalStore } from '../testing/localStore';
import { createPublishedSections } from './publishedSections';

let folder: string;
let store: ReturnType<typeof createLocalStore>;
const warn = jest.fn();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'surco-published-'));
  store = createLocalStore(folder);
  warn.mockReset();
});
afterEach(() => rmSync(folder, { recursive: true }));

const sections = new Map([['mfe-one', createBuiltSection('mfe-one', '1.0.0-own')]]);
const createReader = (host: HostFiles = hostFiles) =>
  createPublishedSections({
    frontEnd: { host, sections },
    store,
    warn,
  });
type Reader = ReturnType<typeof createReader>;

const writeVersion = (name: string, version: string, change: Partial<BuiltSection> = {}) =>
  writeSectionBuild(join(folder, name, version), createBuiltSection(name, version, change));
const release = (name: string, version: string): void => store.release(name, version);
const admin = { role: 'Admin' } as const;
const listVersions = async (read: Reader) =>
  (await (await read()).createRegistry(admin)).remotes.map(({ name, version }) => `${name} ${version}`);

test('C-07 the next page uses a newly published version without a restart', async () => {
  const read = createReader();
  await listVersions(read);
  writeVersion('mfe-one', '1.1.0-b');
  release('mfe-one', '1.1.0-b');
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
  release('mfe-one', '1.1.0-b');
  release('mfe-one', '1.2.0-gone');
  const read = createReader();
  expect(await listVersions(read)).toEqual(['mfe-one 1.1.0-b']);
  expect(await listVersions(read)).toEqual(['mfe-one 1.1.0-b']);
  expect(warn).toHaveBeenCalledTimes(1);
  writeVersion('mfe-one', '1.2.0-gone');
  expect(await listVersions(read)).toEqual(['mfe-one 1.2.0-gone']);
});

test('X-43 serves the newest version that fits the host, and one for the next contract once the host has it', async () => {
  const publish = (name: string, version: string, change: Partial<BuiltSection>): void => {
    writeVersion(name, version, change);
    release(name, version);
  };
  const later = { requires: { '@surco/shared': '^99.0.0' }, uses: ['platform#next'] };
  publish('mfe-new', '1.0.0-next', later);
  publish('mfe-old', '1.0.0-gone', { uses: ['platform#gone'] });
  publish('mfe-two', '1.0.0-a', {});
  publish('mfe-two', '1.1.0-gone', { uses: ['platform#gone'] });
  publish('mfe-two', '2.0.0-next', later);
  expect(await listVersions(createReader())).toEqual(['mfe-old 1.0.0-gone', 'mfe-one 1.0.0-own', 'mfe-two 1.0.0-a']);
  const next = { ...hostFiles, versions: { '@surco/shared': '99.1.0' }, offers: ['platform#next'] };
  expect(await listVersions(createReader(next))).toEqual([
    'mfe-new 1.0.0-next',
    'mfe-old 1.0.0-gone',
    'mfe-one 1.0.0-own',
    'mfe-two 2.0.0-next',
  ]);
});

test('C-07 a version for a link or for a role replaces none of everyone that cannot be read', async () => {
  for (const version of ['1.1.0-b', '1.3.0-link', '1.4.0-trial']) writeVersion('mfe-one', version);
  release('mfe-one', '1.1.0-b');
  release('mfe-one', '1.2.0-gone');
  store.release('mfe-one', '1.3.0-link', undefined, { link: true });
  store.release('mfe-one', '1.4.0-trial', undefined, { roles: ['Consultant'] });
  expect(await listVersions(createReader())).toEqual(['mfe-one 1.1.0-b']);
});

test('C-07 a section that was taken away stays away while its trial cannot be read, and its entries while refused', async () => {
  store.write('mfe-one', {
    live: null,
    before: [],
    isAway: true,
    trial: { version: '2.0.0', roles: ['Admin'], since: '' },
  });
  expect(await listVersions(createReader())).toEqual([]);
  store.write('mfe-one', { live: null, before: ['1.1.0-b'], menu: 'REFUSED' });
  expect((await (await createReader()()).createRegistry(admin)).remotes).toMatchObject([
    { version: '1.0.0-own', menu: [] },
  ]);
});

test.each([
  ['garbage', 'garbage'],
  ['the manifest of another remote', JSON.stringify(createBuiltSection('mfe-two', '1.1.0-b'))],
  ['no manifest', '{}'],
])('C-07 keeps the built version when a manifest is %s', async (_, text) => {
  writeFileSync(join(writeVersion('mfe-one', '1.1.0-b'), 'manifest.json'), text);
  release('mfe-one', '1.1.0-b');
  expect(await listVersions(createReader())).toEqual(['mfe-one 1.0.0-own']);
});
