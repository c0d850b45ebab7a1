import { readLatestRevision, readRevision } from '@surco/shared/federation/releases';
import { formatElapsedSeconds } from '../common/formatElapsedSeconds';
import { ROOT, listRemoteNames } from '../packages';
import { readCurrentBuild, readCheckoutManifests, readBuild } from './remoteBuild';
import { readHostFiles, readHostRemotes } from './validateBuild';
import { readPublishOptions, readPruneOptions, readRollbackOptions, readStatusTarget } from './options';
import { prune, findPrunable } from './prune';
import { publish, rollBack } from './publish';
import { formatPrunedVersions, formatRelease, formatPublishError } from './messages';

const printSection = (name: string, lines: readonly string[]): void =>
  console.log([`${name}:`, ...lines.map((line) => `  ${line}`)].join('\n'));

const hasRemote = (remotes: readonly { name: string }[], name: string): boolean =>
  remotes.some((remote) => remote.name === name);

async function publishRemote(args: readonly string[]): Promise<void> {
  const { name, from, target, host, audience, by } = readPublishOptions(args);
  if (!from && !listRemoteNames().includes(name)) throw new Error(`There is no section ${name} in ${ROOT}.`);
  // The host is read before the build, so that no time is lost on a build when it does not answer.
  const [hostFiles, hostRemotes] = await Promise.all([readHostFiles(host), readHostRemotes(host)]);
  const start = performance.now();
  const build = await (from ? readBuild(from) : readCurrentBuild(name));
  if (build.manifest.name !== name) throw new Error(`${build.folder} is not a build of ${name}.`);
  const built = formatElapsedSeconds(start);
  const since = performance.now();
  const own = await readCheckoutManifests(ROOT);
  const knownRemotes = [...hostRemotes, ...own.filter((other) => !hasRemote(hostRemotes, other.name))];
  const release = await publish({ build, target, host: hostFiles, audience, checkoutRemotes: knownRemotes, by });
  printSection(name, formatRelease(release, hasRemote(own, name)));
  console.log(`Build ${built}, publication ${formatElapsedSeconds(since)}. Visible after a reload.`);
}

async function rollBackRemote(args: readonly string[]): Promise<void> {
  const { name, target, by } = readRollbackOptions(args);
  const own = await readCheckoutManifests(ROOT);
  const release = await rollBack(target, name, by);
  printSection(name, formatRelease(release, hasRemote(own, name)));
}

/** Prints which version each audience gets: published sections, then those that come with the server. */
async function printStatus(args: readonly string[]): Promise<void> {
  const target = readStatusTarget(args);
  const revision = await readLatestRevision(target);
  const { at, by, remotes } = await readRevision(target, revision);
  console.log(
    revision ? `${target}: revision ${revision}, ${at}${by ? `, by ${by}` : ''}` : `${target}: nothing is published.`,
  );
  const own = await readCheckoutManifests(ROOT);
  for (const [name, release] of Object.entries(remotes))
    printSection(name, formatRelease(release, hasRemote(own, name)));
  for (const { name, version } of own) {
    if (!remotes[name]) printSection(name, [`${version} for everyone, the build that comes with the server`]);
  }
}

async function pruneRemotes(args: readonly string[]): Promise<void> {
  const { target, days, dryRun } = readPruneOptions(args);
  const unused = await (dryRun ? findPrunable : prune)(target, days);
  console.log(formatPrunedVersions(unused, { target, days, dryRun }).join('\n'));
}

const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  publish: publishRemote,
  rollback: rollBackRemote,
  status: printStatus,
  prune: pruneRemotes,
};

const [command = '', ...args] = process.argv.slice(2);
COMMANDS[command]?.(args).catch((error: unknown) => {
  console.error(formatPublishError(error));
  process.exit(1);
});
