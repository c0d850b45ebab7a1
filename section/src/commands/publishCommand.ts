import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { assertNoNames, formatElapsedSeconds, readArguments } from '../common';
import { readBuildFiles } from '../publish';
import { createRegistryClient, printSection } from '../registry';
import { readAudience } from './audience';
import { buildOptions, prepareBuild, readSmokeLoadWaiver } from './prepareBuild';
import { readSection, resolveServer, stringOption } from './server';

const runGit = (...args: string[]): Promise<string | undefined> =>
  promisify(execFile)('git', args).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );

/** Ends the commit of a build that has changes beside it. */
const CHANGED = '-changed';

/** The commit of the repository in the current folder, marked when there are changes; undefined when there is none. */
async function readCommit(): Promise<string | undefined> {
  const commit = await runGit('rev-parse', 'HEAD');
  return commit && (await runGit('status', '--porcelain')) ? `${commit}${CHANGED}` : commit;
}

/** Publishes a version to a running server. */
export async function publishSection(args: readonly string[]): Promise<void> {
  const options = { ...buildOptions, for: stringOption, reason: stringOption };
  const { values, positionals } = readArguments(args, options);
  assertNoNames(positionals);
  const audience = readAudience(values.for);
  readSmokeLoadWaiver(values['without-smoke-load']);
  const server = resolveServer(values.host);
  const client = createRegistryClient(server);
  // Before the build: without a token for this section no time is lost on it.
  if (values.from === undefined) await client.listVersions((await readSection(values.section)).manifest.name);
  const build = await prepareBuild(values, server, 'was not published');
  const since = performance.now();
  const { name, version: number, menu, routes } = build.manifest;
  const known = (await client.listVersions(name)).find((stored) => stored.version === number);
  const isStored = known !== undefined && known.publishedAt !== null;
  if (known?.state === 'LIVE' && values.for !== undefined)
    throw new Error(
      `${number} is for everyone already: --for ${values.for} needs a build with changes, or first another version for everyone (surco-section use).`,
    );
  const commit = await readCommit();
  const { section, version, replaced } = await client.publish({
    name,
    files: await readBuildFiles(build),
    audience,
    commit,
    reason: [values.reason, build.waiver && `Sin prueba de carga: ${build.waiver}`].filter(Boolean).join(' · '),
  });
  printSection(section);
  if (replaced) console.log(`It replaces ${replaced.version}, which ${replaced.publishedBy ?? 'somebody'} published.`);
  if (version.previewUrl) console.log(`Link: ${version.previewUrl}`);
  if (!isStored && commit?.endsWith(CHANGED))
    console.log('It is recorded as built with changes that are not committed.');
  const outcome = isStored
    ? `${number} is stored already: its date, reason and commit stay.`
    : `Published in ${formatElapsedSeconds(since)}.`;
  const { path = '' } = menu[0] ?? routes[0] ?? {};
  console.log(build.waits ? outcome : `${outcome} Visible after a reload: ${server}${path}`);
}
