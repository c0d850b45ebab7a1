import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuiltSection } from '@surco/shared/federation/build';
import { createBuiltSection, writeSectionBuild } from '../../api/src/testing/sectionBuilds';

interface MinimalBuild {
  version: string;
  /** Script of the entry. */
  entry: string;
  change?: Partial<BuiltSection>;
}

/** Writes a build of a few lines, which the federation runtime loads like any other. @returns its folder */
export function writeMinimalBuild(name: string, { version, entry, change }: MinimalBuild): string {
  const remote = createBuiltSection(name, version, { requires: { react: '^19.3.1' }, ...change });
  const folder = writeSectionBuild(join(mkdtempSync(join(tmpdir(), 'surco-minimal-')), name), remote);
  writeFileSync(join(folder, remote.entry), entry);
  writeFileSync(join(folder, 'mf-manifest.json'), JSON.stringify({ shared: [] }));
  return folder;
}

/**
 * The script of an entry.
 * @param routes body of the function that returns `./routes`; it may use `lazyPage`
 */
export const renderEntry = (name: string, routes: string): string => `
  globalThis.${name.replaceAll('-', '_')} = {
    init(scope) { this.scope = scope; },
    async get() {
      const { lazyPage } = Object.values(this.scope['@surco/shared/platform'])[0].lib();
      return () => { ${routes} };
    },
  };`;
