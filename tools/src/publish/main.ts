import { latestRevision, readRevision } from '@surco/shared/federation/releaseStore';
import { ROOT, remoteNames } from '../packages';
import { currentBuild, ownBuilds, readBuild } from './build';
import { hostOffer } from './check';
import { readOptions, targetOf } from './options';
import { publish, rollBack } from './publish';
import { releaseLines } from './words';

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const say = (name: string, lines: readonly string[]): void =>
  console.log([`${name}:`, ...lines.map((line) => `  ${line}`)].join('\n'));

async function publishRemote(args: readonly string[]): Promise<void> {
  const { name, from, target, host, audience } = readOptions(args);
  if (!from && !remoteNames().includes(name)) throw new Error(`No hay ninguna sección ${name} en ${ROOT}.`);
  const start = performance.now();
  const build = await (from ? readBuild(from) : currentBuild(name));
  if (build.built.name !== name) throw new Error(`${from} es una construcción de ${build.built.name}, no de ${name}.`);
  const built = seconds(start);
  const since = performance.now();
  const own = await ownBuilds(ROOT);
  const release = await publish({ build, target, host: await hostOffer(host), audience, own });
  say(name, releaseLines(release));
  console.log(`Construcción ${built}, publicación ${seconds(since)}. Se verá al recargar.`);
}

async function rollback(args: readonly string[]): Promise<void> {
  const { name, target } = readOptions(args);
  say(name, releaseLines(await rollBack(target, name)));
}

/** What is live for whom: published remotes, and those that came with the server. */
async function status([flag, folder]: readonly string[]): Promise<void> {
  const target = targetOf(flag === '--to' ? folder : undefined);
  const revision = await latestRevision(target);
  const { at, remotes } = await readRevision(target, revision);
  console.log(revision ? `${target}: cambio n.º ${revision}, ${at}` : `${target}: nada se ha publicado.`);
  for (const [name, release] of Object.entries(remotes)) say(name, releaseLines(release));
  for (const { name, version } of await ownBuilds(ROOT)) {
    if (!remotes[name]) say(name, [`${version} para todos, la que trae el servidor`]);
  }
}

const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  publish: publishRemote,
  rollback,
  status,
};

const [command = '', ...args] = process.argv.slice(2);
COMMANDS[command]?.(args).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
