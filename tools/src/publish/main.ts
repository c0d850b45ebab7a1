import { latestRevision, readRevision } from '@surco/shared/federation/releaseStore';
import { ROOT, remoteNames } from '../packages';
import { currentBuild, ownBuilds, readBuild } from './build';
import { hostOffer, hostRemotes } from './check';
import { readOptions, readPrune, readRollback, readStatus } from './options';
import { prune, wouldPrune } from './prune';
import { publish, rollBack } from './publish';
import { prunedLines, releaseLines, sentence } from './words';

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const say = (name: string, lines: readonly string[]): void =>
  console.log([`${name}:`, ...lines.map((line) => `  ${line}`)].join('\n'));

const has = (remotes: readonly { name: string }[], name: string): boolean =>
  remotes.some((remote) => remote.name === name);

async function publishRemote(args: readonly string[]): Promise<void> {
  const { name, from, target, host, audience } = readOptions(args);
  if (!from && !remoteNames().includes(name)) throw new Error(`No hay ninguna sección ${name} en ${ROOT}.`);
  // Asked before: nobody should build for a host that does not answer.
  const [offer, theirs] = await Promise.all([hostOffer(host), hostRemotes(host)]);
  const start = performance.now();
  const build = await (from ? readBuild(from) : currentBuild(name));
  if (build.built.name !== name) throw new Error(`${build.folder} no es una construcción de ${name}.`);
  const built = seconds(start);
  const since = performance.now();
  const own = await ownBuilds(ROOT);
  const known = [...theirs, ...own.filter((other) => !has(theirs, other.name))];
  const release = await publish({ build, target, host: offer, audience, own: known });
  say(name, releaseLines(release, has(own, name)));
  console.log(`Construcción ${built}, publicación ${seconds(since)}. Se verá al recargar.`);
}

async function rollback(args: readonly string[]): Promise<void> {
  const { name, target } = readRollback(args);
  const own = await ownBuilds(ROOT);
  const release = await rollBack(target, name);
  say(name, releaseLines(release, has(own, name)));
}

/** What is live for whom: published remotes, and those that came with the server. */
async function status(args: readonly string[]): Promise<void> {
  const target = readStatus(args);
  const revision = await latestRevision(target);
  const { at, remotes } = await readRevision(target, revision);
  console.log(revision ? `${target}: cambio n.º ${revision}, ${at}` : `${target}: nada se ha publicado.`);
  const own = await ownBuilds(ROOT);
  for (const [name, release] of Object.entries(remotes)) say(name, releaseLines(release, has(own, name)));
  for (const { name, version } of own) {
    if (!remotes[name]) say(name, [`${version} para todos, la que trae el servidor`]);
  }
}

async function pruneRemotes(args: readonly string[]): Promise<void> {
  const { target, days, dryRun } = readPrune(args);
  const gone = await (dryRun ? wouldPrune : prune)(target, days);
  console.log(prunedLines(gone, { target, days, dryRun }).join('\n'));
}

const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  publish: publishRemote,
  rollback,
  status,
  prune: pruneRemotes,
};

const [command = '', ...args] = process.argv.slice(2);
COMMANDS[command]?.(args).catch((error: unknown) => {
  console.error(sentence(error));
  process.exit(1);
});
