import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { assertNoNames, formatElapsedSeconds, readArguments } from '../common';
import { readBuildFiles } from '../publish';
import { createRegistryClient, printSection } from '../registry';
import { readAudience } from './audience';
import { buildOptions, prepareBuild, readSmokeLoadWaiver } from './prepareBuild';
import { resolveServer, stringOption } from './server';

const runGit = (...args: string[]): Promise<string | undefined> =>
  promisify(execFile)('git', args).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );

/** The commit of the repository in the current folder, marked when there are changes; undefined when there is none. */
async function readCommit(): Promise<string | undefined> {
  const commit = await runGit('rev-parse', 'HEAD');
  return commit && (await runGit('status', '--porcelain')) ? `${commit}-changed` : commit;
}

/** Publishes a version to a running server. */
export async function publishSection(args: readonly string[]): Promise<void> {
  const options = { ...buildOptions, for: stringOption, reason: stringOption };
  const { values, positionals } = readArguments(args, options);
  assertNoNames(positionals);
  const audience = readAudience(values.for);
  readSmokeLoadWaiver(values['without-smoke-load']);
  const server = resolveServer(values.host);
  // Before the build: without a token no time is lost on it.
  const client = createRegistryClient(server);
  const build = await prepareBuild(values, server, 'was not published');
  const since = performance.now();
  const { name, version: number } = build.manifest;
  const isStored = (await client.listVersions(name)).some(
    ({ version: stored, publishedAt }) => stored === number && publishedAt !== null,
  );
  const { section, version, replaced } = await client.publish({
    name,
    files: await readBuildFiles(build),
    audience,
    commit: await readCommit(),
    reason: [values.reason, build.waiver && `Sin prueba de carga: ${build.waiver}`].filter(Boolean).join(' · '),
  });
  printSection(section);
  if (replaced) console.log(`It replaces ${replaced.version}, which ${replaced.publishedBy ?? 'somebody'} published.`);
  if (version.previewUrl) console.log(`Link: ${version.previewUrl}`);
  const outcome = isStored
    ? `${number} is stored already: its date, reason and commit stay.`
    : `Published in ${formatElapsedSeconds(since)}.`;
  console.log(build.waits ? outcome : `${outcome} Visible after a reload.`);
}
