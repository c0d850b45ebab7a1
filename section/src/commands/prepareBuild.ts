import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { findMisfits, isForLaterHost, listCallsOfOthers, listNeeds } from '@surco/shared/federation/build';
import { buildSection } from '../build';
import { assertPublishable, type Host, readBuild, readHost, type SectionBuild } from '../publish';
import { readSection, sectionOptions, stringOption } from './server';

/** Options of the commands that build a section. */
export const buildOptions = { ...sectionOptions, from: stringOption, 'without-smoke-load': stringOption };

type BuildValues = { [K in keyof typeof buildOptions]?: string | undefined };

/** The reason in `--without-smoke-load`. @throws when it is empty */
export function readSmokeLoadWaiver(given: string | undefined): string | undefined {
  if (given === undefined || given.trim() !== '') return given?.trim();
  throw new Error('--without-smoke-load needs a reason, which is recorded with the version.');
}

/** @throws with the errors of TypeScript */
function assertTypes(root: string): void {
  const folder = dirname(createRequire(join(root, 'package.json')).resolve('typescript/package.json'));
  const args = [join(folder, 'bin', 'tsc'), '--noEmit', '-p', root];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The types of the section are not right:\n${stdout}${stderr}`);
}

const LARGE_FILE_BYTES = 1_000_000;

/** Warns of files that are slow to load on a phone. */
function warnOfLargeFiles({ folder, manifest }: SectionBuild): void {
  for (const file of manifest.assets) {
    const { size } = statSync(join(folder, file));
    if (size > LARGE_FILE_BYTES)
      console.warn(`${file} has ${(size / 1e6).toFixed(1)} MB: load large libraries only where they are used.`);
  }
}

/** Warns of calls that users of the section can only be refused. */
function warnOfCallsOfOthers({ manifest }: SectionBuild): void {
  for (const { key, allowed, ownRoles } of listCallsOfOthers(manifest))
    console.warn(
      `${key} is for ${allowed.join(', ')} only, but the pages of this section are for ${ownRoles.join(', ')}.`,
    );
}

/** Builds into a folder of its own, so that nothing that is served changes. */
async function build(folder: string | undefined): Promise<SectionBuild> {
  const { root } = await readSection(folder);
  assertTypes(root);
  const outputPath = join(root, 'node_modules', '.cache', 'surco', 'build');
  return readBuild(await buildSection({ root, mode: 'production', outputPath }));
}

const describeWaiting = ({ manifest }: SectionBuild, { source, files }: Host): string =>
  `it waits until ${source} offers ${listNeeds(findMisfits(manifest, files)).join(', ')}; until then users keep what they have.`;

interface PreparedBuild extends SectionBuild {
  /** Whether it needs a newer contract than the host has. */
  waits: boolean;
  /** Why it was not loaded in a browser. */
  waiver: string | undefined;
}

/**
 * Builds the section, unless `from` names a finished build, and checks it against a running host.
 * @param outcome what a problem leads to, after the name of the section
 * @throws with every problem of the first check that fails
 */
export async function prepareBuild(
  { section, from, 'without-smoke-load': withoutSmokeLoad }: BuildValues,
  server: string,
  outcome: string,
): Promise<PreparedBuild> {
  const waiver = readSmokeLoadWaiver(withoutSmokeLoad);
  // The host is read before the build, so that no time is lost on a build when it does not answer.
  const host = await readHost(server);
  const prepared = from === undefined ? await build(section) : await readBuild(resolve(from));
  const { name } = prepared.manifest;
  if (from !== undefined && section !== undefined && name !== section)
    throw new Error(`${prepared.folder} is not a build of ${section}.`);
  warnOfLargeFiles(prepared);
  warnOfCallsOfOthers(prepared);
  const waits = isForLaterHost(prepared.manifest, host.files);
  await assertPublishable(prepared, host, `${name} ${outcome}`, waits ? describeWaiting(prepared, host) : waiver);
  return { ...prepared, waits, waiver: waits ? 'espera a otra versión de Surco' : waiver };
}
