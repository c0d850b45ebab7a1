import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toContainerName } from '@surco/shared/federation';
import {
  builtSectionSchema,
  FEDERATION_MANIFEST_FILE,
  isComparableRange,
  listRequestedRanges,
  type SharedRequests,
  sharedRequestsSchema,
} from '@surco/shared/federation/build';
import { hashFiles, isCompressedCopy } from '@surco/shared/federation/releases';
import { z } from 'zod';
import { readJsonFile } from './readJsonFile';

/** What a section says about itself to the host: its paths, menu and roles. */
const DECLARATION_FILE = 'section.json';

const declarationSchema = builtSectionSchema
  .omit({ entry: true, pages: true, assets: true })
  .partial({ requires: true });

const federationManifestSchema = sharedRequestsSchema.extend({
  name: z.string(),
  metaData: z.object({ remoteEntry: z.object({ name: z.string(), path: z.string() }) }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) })),
});

/**
 * The assets of a build: its files, without those in subfolders (e.g. types, which are not published), hidden files,
 * compressed copies, `manifest.json`, the declaration and `integrity.json`.
 */
async function listAssets(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return files
    .filter((file) => !file.startsWith('.') && !isCompressedCopy(file))
    .filter((file) => !['manifest.json', DECLARATION_FILE, 'integrity.json'].includes(file))
    .toSorted();
}

/** The ranges of the shared packages that a build requests, as far as `requires` can declare them. */
const readRequires = (requests: SharedRequests): Record<string, string> =>
  Object.fromEntries(
    listRequestedRanges(requests)
      .filter(isComparableRange)
      .map(({ package: name, range }) => [name, range]),
  );

/** Whether a folder holds a plain build, made without the tools of this package: with a declaration and the manifest of the plugin. */
export const isPlainBuild = (folder: string): boolean =>
  existsSync(join(folder, DECLARATION_FILE)) && existsSync(join(folder, FEDERATION_MANIFEST_FILE));

/**
 * Writes `manifest.json` into a plain build, which a team made with the plain federation plugin of webpack or Rspack: from its
 * declaration and from the manifest of the plugin. The version ends in a digest of the manifest and of all published
 * files.
 * @throws when one of them is invalid, when they do not belong together, or when the build does not expose `./routes`
 */
export async function writePlainBuildManifest(folder: string): Promise<void> {
  const declaration = await readJsonFile(folder, DECLARATION_FILE, declarationSchema);
  const federation = await readJsonFile(folder, FEDERATION_MANIFEST_FILE, federationManifestSchema);
  const container = toContainerName(declaration.name);
  if (federation.name !== container)
    throw new Error(`The federation plugin must build ${declaration.name} under the name ${container}.`);
  const routes = federation.exposes.find(({ path }) => path === './routes');
  if (!routes) throw new Error(`${declaration.name} does not expose ./routes.`);
  const { name, path } = federation.metaData.remoteEntry;
  const assets = await listAssets(folder);
  const pageKeys = declaration.routes.flatMap(({ page, pageFor = {} }) => [page, ...Object.values(pageFor)]);
  const files = routes.assets.js.sync.filter((file) => file !== name);
  const document = {
    ...declaration,
    entry: join(path, name),
    pages: Object.fromEntries(pageKeys.map((key) => [key, { files, shared: [] }])),
    assets,
    requires: declaration.requires ?? readRequires(federation),
  };
  const content = JSON.stringify([document, await hashFiles(folder, assets)]);
  const version = `${declaration.version}-${createHash('sha256').update(content).digest('hex').slice(0, 10)}`;
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...document, version }, null, 2));
}
