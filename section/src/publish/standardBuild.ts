import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toContainerName } from '@surco/shared/federation';
import { builtRemoteSchema, SHARED_MODULES } from '@surco/shared/federation/build';
import { hashFiles } from '@surco/shared/federation/releases';
import { z } from 'zod';

/** What a section says about itself to the host: its paths, menu and roles. */
const DECLARATION_FILE = 'section.json';
/** What the federation plugin says about its build. */
const FEDERATION_MANIFEST_FILE = 'mf-manifest.json';

const declarationSchema = builtRemoteSchema.omit({ entry: true, pages: true, assets: true, requires: true });

const federationManifestSchema = z.object({
  name: z.string(),
  metaData: z.object({ remoteEntry: z.object({ name: z.string(), path: z.string() }) }),
  shared: z.array(z.object({ name: z.string(), requiredVersion: z.string().optional() })),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) })),
});

type FederationManifest = z.output<typeof federationManifestSchema>;

async function readJson<T>(folder: string, file: string, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse(JSON.parse(await readFile(join(folder, file), 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(`${join(folder, file)}: ${z.prettifyError(parsed.error)}`);
}

/** Published files lie in one folder; what the plugin writes into folders, e.g. types, is not published. */
async function listAssets(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return files
    .filter((file) => !file.startsWith('.') && !file.endsWith('.br'))
    .filter((file) => !['manifest.json', DECLARATION_FILE, 'integrity.json'].includes(file))
    .toSorted();
}

/** The ranges that are compared before the publication; the browser compares ranges of other forms. */
const comparableRange = /^\^?\d+\.\d+\.\d+$/;

/** Ranges of the shared packages, from those of their modules. */
function readRequires({ shared }: FederationManifest): Record<string, string> {
  const packages = new Set<string>(SHARED_MODULES.map((module) => module.package));
  return Object.fromEntries(
    shared.flatMap(({ name, requiredVersion }) =>
      requiredVersion && comparableRange.test(requiredVersion) && packages.has(name) ? [[name, requiredVersion]] : [],
    ),
  );
}

/** Whether a folder holds a build of a team's own tools: with a declaration and the manifest of the plugin. */
export const isStandardBuild = (folder: string): boolean =>
  existsSync(join(folder, DECLARATION_FILE)) && existsSync(join(folder, FEDERATION_MANIFEST_FILE));

/**
 * Writes `manifest.json` into a build that a team made with the plain federation plugin of webpack or Rspack: from its
 * declaration and from the manifest of the plugin. The version ends in a digest of all files.
 * @throws when the two do not belong together
 */
export async function writeStandardManifest(folder: string): Promise<void> {
  const declaration = await readJson(folder, DECLARATION_FILE, declarationSchema);
  const federation = await readJson(folder, FEDERATION_MANIFEST_FILE, federationManifestSchema);
  const container = toContainerName(declaration.name);
  if (federation.name !== container)
    throw new Error(`The federation plugin must build ${declaration.name} under the name ${container}.`);
  const routes = federation.exposes.find(({ path }) => path === './routes');
  if (!routes) throw new Error(`${declaration.name} does not expose ./routes.`);
  const { name, path } = federation.metaData.remoteEntry;
  const assets = await listAssets(folder);
  const keys = declaration.routes.flatMap(({ page, pageFor = {} }) => [page, ...Object.values(pageFor)]);
  const files = routes.assets.js.sync.filter((file) => file !== name);
  const document = {
    ...declaration,
    entry: join(path, name),
    pages: Object.fromEntries(keys.map((key) => [key, { files, shared: [] }])),
    assets,
    requires: readRequires(federation),
  };
  const content = JSON.stringify([document, await hashFiles(folder, assets)]);
  const version = `${declaration.version}-${createHash('sha256').update(content).digest('hex').slice(0, 10)}`;
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...document, version }, null, 2));
}
