import { buildSection } from '../build';
import { readArguments } from '../common';
import { readBuild, type SectionBuild } from '../publish';
import { assertNoNames } from '../registry';
import { type CurrentSection, readSection } from './readSection';

/** Builds a section for publication. */
export const createBuild = async ({ root }: Pick<CurrentSection, 'root'>): Promise<SectionBuild> =>
  readBuild(await buildSection({ root, mode: 'production' }));

export async function buildCurrentSection(args: readonly string[]): Promise<void> {
  assertNoNames(readArguments(args, {}).positionals);
  const { folder, manifest } = await createBuild(await readSection());
  console.log(`${manifest.name} ${manifest.version} is built in ${folder}.`);
}
