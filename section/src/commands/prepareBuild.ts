import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import {
  findMisfits,
  isForLaterHost,
  listCallsOfOthers,
  listDeadLinks,
  listNeeds,
} from '@surco/shared/federation/build';
import { buildSection, listCallKeys } from '../build';
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
  if (status === 0) return;
  // The tests last: their errors mostly follow from one in the sources.
  const isOfTest = (error: string): number => Number(/^\S+\.test\.tsx?\(/.test(error));
  const errors = stdout.split(/\n(?=\S)/).toSorted((a, b) => isOfTest(a) - isOfTest(b));
  throw new Error(`The types of the section are not right:\n${errors.join('\n')}${stderr}`.trimEnd());
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

const readScripts = ({ folder }: SectionBuild, files: readonly string[]): string[] =>
  files.filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(folder, file), 'utf8'));

/** Warns of calls that the users of a page can only be refused. */
function warnOfCallsOfOthers(build: SectionBuild): void {
  const listCalls = (page: string): string[] => [
    ...new Set(readScripts(build, build.manifest.pages[page]?.files ?? []).flatMap(listCallKeys)),
  ];
  for (const { path, roles, key, allowed } of listCallsOfOthers(build.manifest, listCalls))
    console.warn(`${path} is for ${roles.join(', ')}, and calls ${key}, which is for ${allowed.join(', ')} only.`);
}

/** An address of the product as the text of a script. */
const LINK = /["'`](\/dashboard\/[\w/-]*\w)["'`]/g;

/** Warns of links to addresses where nobody has a page. */
function warnOfDeadLinks(build: SectionBuild, host: Host): void {
  const { name } = build.manifest;
  const links = readScripts(build, build.manifest.assets).flatMap((script) =>
    [...script.matchAll(LINK)].flatMap(([, link]) => link ?? []),
  );
  const sections = [build.manifest, ...host.remotes.filter((other) => other.name !== name)];
  for (const link of listDeadLinks([...new Set(links)], sections))
    console.warn(`The code has the address ${link}, where Surco has no page.`);
}

/** Warns of intervals that nothing ends: they go on after users leave the page, once more for each visit. */
function warnOfEndlessIntervals(build: SectionBuild): void {
  const scripts = readScripts(build, build.manifest.assets);
  const has = (call: RegExp): boolean => scripts.some((script) => call.test(script));
  if (has(/\bsetInterval\(/) && !has(/\bclearInterval\b/))
    console.warn('The code starts an interval (setInterval) and never ends it (clearInterval): end it in its effect.');
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
  const waits = isForLaterHost(prepared.manifest, host.files);
  await assertPublishable(prepared, host, `${name} ${outcome}`, waits ? describeWaiting(prepared, host) : waiver);
  warnOfLargeFiles(prepared);
  warnOfCallsOfOthers(prepared);
  warnOfDeadLinks(prepared, host);
  warnOfEndlessIntervals(prepared);
  return { ...prepared, waits, waiver: waits ? 'espera a otra versión de Surco' : waiver };
}
