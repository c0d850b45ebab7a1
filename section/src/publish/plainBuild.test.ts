import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostFiles } from '../../../api/src/testing/sectionBuilds';
import { readBuild } from './sectionBuild';
import { validateBuild } from './validateBuild';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'surco-plain-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const declaration = {
  name: 'mfe-weather',
  version: '3.1.0',
  menu: [],
  routes: [{ path: '/dashboard/weather', title: 'Clima', page: 'forecast', roles: ['Admin'] }],
  redirects: [],
};

const createFederationManifest = (change: object = {}) => ({
  name: 'mfe_weather',
  metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
  shared: [
    { name: 'react', requiredVersion: '^19.0.0' },
    { name: 'react-dom', requiredVersion: '>=19.0.0 <20.0.0' },
    { name: 'd3-shape', requiredVersion: '^3.2.0' },
  ],
  exposes: [{ path: './routes', assets: { js: { sync: ['routes.js'], async: ['later.js'] } } }],
  ...change,
});

function writeBuild(federation: object = createFederationManifest(), declared: object = {}): void {
  const files = {
    'section.json': JSON.stringify({ ...declaration, ...declared }),
    'mf-manifest.json': JSON.stringify(federation),
    'remoteEntry.js': '1',
    'routes.js': '2',
    'later.js': '3',
  };
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
  mkdirSync(join(folder, '@mf-types'), { recursive: true });
}

test('C-07 a build of the plain federation plugin with a declaration is one that can be published', async () => {
  writeBuild();
  const build = await readBuild(folder);
  expect(build.manifest).toMatchObject({
    name: 'mfe-weather',
    entry: 'remoteEntry.js',
    pages: { forecast: { files: ['routes.js'], shared: [] } },
    assets: ['later.js', 'mf-manifest.json', 'remoteEntry.js', 'routes.js'],
    requires: { react: '^19.0.0' },
  });
  expect(validateBuild(build, hostFiles)).toEqual([]);
});

test('C-07 the version stays the same for the same files, and changes with any of them', async () => {
  writeBuild();
  const readVersion = async () => (await readBuild(folder)).manifest.version;
  const first = await readVersion();
  expect(first).toMatch(/^3\.1\.0-[\da-f]{10}$/);
  expect(await readVersion()).toBe(first);
  writeFileSync(join(folder, 'later.js'), '4');
  expect(await readVersion()).not.toBe(first);
});

test.each([
  [{ name: 'weather' }, 'under the name mfe_weather'],
  [{ exposes: [] }, 'does not expose ./routes'],
  [{ metaData: {} }, 'mf-manifest.json'],
])('C-07 a plugin manifest that is invalid or does not fit the declaration is refused: %j', async (change, message) => {
  writeBuild(createFederationManifest(change));
  await expect(readBuild(folder)).rejects.toThrow(message);
});

test.each([
  ['^18.0.0', undefined, 'needs react ^18.0.0 and the host offers 19.3.1'],
  ['^18.2.0', { react: '^19.0.0' }, 'requests react ^18.2.0 and declares ^19.0.0 in requires'],
  ['^18.2.0', {}, 'requests react ^18.2.0 and declares none in requires'],
])(
  'C-06 C-07 a build that requests React %s and declares %j is refused',
  async (requiredVersion, requires, problem) => {
    writeBuild(createFederationManifest({ shared: [{ name: 'react', requiredVersion }] }), requires && { requires });
    expect(validateBuild(await readBuild(folder), hostFiles)).toEqual([problem]);
  },
);
