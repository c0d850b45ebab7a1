import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Names the current bundle and its sources. */
const LIST = 'current.json';
/** A running product may still load a part of an older bundle. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** What changes when a file does, without reading it; undefined when it is gone. */
const describeFile = (path) => {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && `${found.mtimeMs} ${found.size}`;
};

/**
 * Finds the bundle of the present sources.
 * @param folder of the bundles
 * @returns its address; undefined when a source has changed, or when there is none
 */
export function findBundle(folder) {
  try {
    const { entry, files } = JSON.parse(readFileSync(join(folder, LIST), 'utf8'));
    const isCurrent = Object.entries(files).every(([path, described]) => describeFile(path) === described);
    return isCurrent && describeFile(entry) ? pathToFileURL(entry).href : undefined;
  } catch {
    // There is none, or it is incomplete.
    return undefined;
  }
}

/** Keeps the addresses of the sources in the bundle, so that what they find beside themselves stays found. */
const keepSourceAddresses = {
  name: 'keep-source-addresses',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const values = { url: pathToFileURL(path).href, dirname: dirname(path), filename: path };
      const contents = source.replaceAll(/\bimport\.meta\.(url|dirname|filename)\b/g, (_, name) =>
        JSON.stringify(values[name]),
      );
      return { contents, loader: 'ts' };
    });
  },
};

/** Leaves libraries in their folders. They are named by path, because the bundle is in none of the packages. */
const leaveLibraries = {
  name: 'leave-libraries',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, async ({ path, kind, resolveDir, importer, pluginData }) => {
      const isOwn = kind === 'entry-point' || path.startsWith('@surco/');
      if (isOwn || isBuiltin(path) || pluginData === leaveLibraries) return undefined;
      const found = await build.resolve(path, { kind, resolveDir, importer, pluginData: leaveLibraries });
      return found.errors.length > 0 ? { errors: found.errors } : { path: found.path, external: true };
    });
  },
};

function deleteOldBundles(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory() && Date.now() - found.mtimeMs > MAX_AGE_MS) rmSync(path, { recursive: true, force: true });
  }
}

/**
 * Bundles the present sources.
 * @param source the file that the product starts with
 * @param folder of the bundles
 * @returns the address of the bundle
 */
export async function writeBundle(source, folder) {
  const { build, stop } = await import('esbuild');
  const startedAt = Date.now();
  const bundle = join(folder, `${startedAt}-${process.pid}`);
  const { metafile } = await build({
    entryPoints: { start: source },
    absWorkingDir: ROOT,
    outdir: bundle,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    metafile: true,
    logLevel: 'error',
    plugins: [keepSourceAddresses, leaveLibraries],
  });
  await stop();
  deleteOldBundles(folder);
  const entry = join(bundle, 'start.js');
  const paths = [...Object.keys(metafile.inputs).map((path) => resolve(ROOT, path)), join(ROOT, 'pnpm-lock.yaml')];
  const files = Object.fromEntries(paths.map((path) => [path, describeFile(path)]));
  // A source that was changed meanwhile may be in the bundle as it was before.
  if (paths.some((path) => statSync(path).mtimeMs >= startedAt)) return pathToFileURL(entry).href;
  // Another start reads the old list or the new one, never half of it.
  writeFileSync(`${bundle}.json`, JSON.stringify({ entry, files }));
  renameSync(`${bundle}.json`, join(folder, LIST));
  return pathToFileURL(entry).href;
}
