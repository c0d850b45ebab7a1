import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RemoteManifest } from '@surco/shared/federation';
import { tsImport } from 'tsx/esm/api';

/** The manifest, and when each module that it is made of was last changed, in ms since 1970. */
interface ReadManifest {
  manifest: RemoteManifest;
  changes: ReadonlyMap<string, number>;
}

const readChange = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/** Imports the manifest anew: a plain import gives the first version only. */
async function importAnew(root: string): Promise<ReadManifest> {
  const files: string[] = [];
  const module: { manifest: RemoteManifest } = await tsImport(pathToFileURL(join(root, 'src', 'manifest.ts')).href, {
    parentURL: import.meta.url,
    onImport: (url) => void files.push(fileURLToPath(url)),
  });
  const entries = files.map(async (file) => [file, await readChange(file)] as const);
  return { manifest: module.manifest, changes: new Map(await Promise.all(entries)) };
}

async function isCurrent({ changes }: ReadManifest): Promise<boolean> {
  const checks = [...changes].map(async ([file, change]) => (await readChange(file)) === change);
  return (await Promise.all(checks)).every(Boolean);
}

/**
 * Returns a function that reads the manifest of a section from its sources, and says whether they have changed since its
 * last call. It imports them only then. @param root folder of the section
 */
export function createManifestReader(root: string): () => Promise<{ manifest: RemoteManifest; hasChanged: boolean }> {
  let last: ReadManifest | undefined;
  return async () => {
    const hasChanged = !last || !(await isCurrent(last));
    const { manifest } = last && !hasChanged ? last : (last = await importAnew(root));
    return { manifest, hasChanged };
  };
}
