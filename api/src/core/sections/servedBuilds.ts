import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuiltSection, findMisfits, type HostFiles, parseBuiltSection } from '@surco/shared/federation/build';
import type { BuildProblem, Release, VersionId } from '@surco/shared/federation/releases';
import { readVersion } from './readVersion';
import type { SectionStore } from './sectionStore';

/** Reads the manifest of a version; undefined when it cannot be read, because it is not served then. */
export type ReadManifest = (id: VersionId) => Promise<BuiltSection | undefined>;

export const createManifestReader =
  (store: SectionStore): ReadManifest =>
  ({ name, version }) =>
    readVersion(store, { name, version }, async () => {
      const text = await readFile(join(store.folder, name, version, 'manifest.json'), 'utf8');
      return parseBuiltSection(text, `${name} ${version}`);
    }).catch(() => undefined);

export interface ServedBuild {
  manifest: BuiltSection;
  /** What it needs and the host lacks. */
  misfits: readonly BuildProblem[];
}

/** The published version that everyone gets, of {@link listServedBuilds}; undefined when none fits. */
export const findServedVersion = (builds: readonly ServedBuild[]): string | undefined =>
  builds.find(({ misfits }) => misfits.length === 0)?.manifest.version;

/**
 * The live version of a section, and while it does not fit the host, those that were live before, up to the first that
 * does: everyone gets that one, and the others when a host offers what they need. None where the server's own build is
 * what everyone had.
 */
export async function listServedBuilds(
  read: ReadManifest,
  host: HostFiles,
  name: string,
  { live, before }: Pick<Release, 'live' | 'before'>,
): Promise<ServedBuild[]> {
  const builds: ServedBuild[] = [];
  for (const version of [live, ...before]) {
    if (version === null) break;
    const manifest = await read({ name, version });
    if (!manifest) continue;
    const misfits = findMisfits(manifest, host);
    builds.push({ manifest, misfits });
    if (misfits.length === 0) break;
  }
  return builds;
}
