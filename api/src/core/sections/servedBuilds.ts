import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuiltSection, findMisfits, parseBuiltSection } from '@surco/shared/federation/build';
import type { BuildProblem, Release, VersionId } from '@surco/shared/federation/releases';
import type { BundledBuilds } from './bundledBuilds';
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

/** The version that everyone gets, of {@link listServedBuilds}; undefined when none fits. */
export const findServedVersion = (builds: readonly ServedBuild[]): string | undefined =>
  builds.find(({ misfits }) => misfits.length === 0)?.manifest.version;

/**
 * The live version of a section, and while it does not fit the host, those that were live before, up to the first that
 * does: everyone gets that one, and the others when a host offers what they need. Where nobody chose one, it is that of
 * the bundle.
 */
export async function listServedBuilds(
  read: ReadManifest,
  { host, sections }: Pick<BundledBuilds, 'host' | 'sections'>,
  name: string,
  { live, before, isAway }: Pick<Release, 'live' | 'before' | 'isAway'> = { live: null, before: [] },
): Promise<ServedBuild[]> {
  const builds: ServedBuild[] = [];
  for (const version of isAway ? [] : [live, ...before, null]) {
    const manifest = version === null ? sections.get(name) : await read({ name, version });
    const misfits = manifest ? findMisfits(manifest, host) : [];
    if (manifest) builds.push({ manifest, misfits });
    if (version === null || (manifest && misfits.length === 0)) break;
  }
  return builds;
}
