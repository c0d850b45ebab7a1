import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOST_NAME } from '@surco/shared/domain';
import { applyRollback } from '@surco/shared/federation/releases';
import type { Db } from '../../core/db/pool';
import { createSectionStore, type SectionStore } from '../../core/sections/sectionStore';
import { StartError } from '../../core/settings/startError';
import { rollBackSection } from '../../modules/sections';
import { readServedVersion } from '../../modules/sections/servedClaims';
import { createOwnVersionReader } from '../../modules/sections/visits/knownVersions';
import type { Command } from '../command';
import { withOwnerDb } from '../withOwnerDb';
import { describeSection } from './describeSection';

export interface SectionDeps {
  db: Db;
  sectionStore: SectionStore;
  /** Folder with the builds of this program. */
  root: string;
}

/** Who gets which version of each section. */
export async function listSections({ sectionStore, root }: SectionDeps): Promise<string[]> {
  const own = createOwnVersionReader({ root })();
  const { remotes } = await sectionStore.readReleases();
  const names = [...new Set([...own.keys(), ...Object.keys(remotes)])].filter((name) => name !== HOST_NAME).toSorted();
  const lines = names.map(async (name) => {
    const stored = (await sectionStore.listVersions(name)).map(({ version }) => version);
    const [release, ownVersion] = [remotes[name], own.get(name)];
    const served = await readServedVersion({ sectionStore, root }, name, release);
    return describeSection({ name, release, ownVersion, stored, served });
  });
  return (await Promise.all(lines)).flat();
}

/**
 * Takes the last step of a section back; the running instances learn of it by themselves.
 * @throws StartError when there is no earlier version
 */
export async function takeBack(deps: SectionDeps, name: string): Promise<void> {
  const { remotes } = await deps.sectionStore.readReleases();
  const release = remotes[name];
  if (!release || !applyRollback(release))
    throw new StartError(`${name} has nothing to take back: surco sections lists who gets which version.`);
  const operator = { by: 'Operación del servidor', origin: null, userId: null, tokenId: null };
  await rollBackSection(deps, operator, name, {});
}

export const sectionsCommand: Command = {
  usage: 'sections [back <section>]',
  summary: 'lists who gets which version of each section; back ends its trial or gives everyone the version before',
  run: async ({ readSettings, installation: { root }, args: [action, name, ...others] }) => {
    const isBack = action === 'back' && name !== undefined && others.length === 0;
    if (!isBack && action !== undefined) throw new Error(`Usage: surco ${sectionsCommand.usage}`);
    // Not the folder of the service, whose files belong to its account.
    const folder = mkdtempSync(join(tmpdir(), 'surco-sections-'));
    try {
      await withOwnerDb(readSettings(), async (db) => {
        const sectionStore = createSectionStore(db, {
          folder,
          databaseUrl: undefined,
          warn: (_error, message) => console.error(message),
        });
        const deps = { db, sectionStore, root };
        if (isBack) await takeBack(deps, name);
        for (const line of await listSections(deps)) console.log(line);
      });
      return 0;
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
