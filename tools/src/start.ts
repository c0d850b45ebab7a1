import { noReleases } from '@surco/shared/federation/releases';
import { latestRevision, readRevision } from '@surco/shared/federation/releaseStore';
import { readSettings } from '../../api/src/settings';
import { announcement } from './start/announce';
import { watchLaunchers } from './start/ancestors';
import { startProduct, stopAll, type Stops } from './start/product';

/** Time to finish what is in flight; after it the process ends all the same, ten seconds after the signal at most. */
const patienceMs = 9_000;

const stops: Stops = [];
let isStopping = false;

const secondsAlive = () => process.uptime().toFixed(1);

/** One sentence for the person; the stack is nobody's business on a terminal. */
const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), patienceMs).unref();
  console.log('\nSurco se está deteniendo…');
  await stopAll(stops);
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
// A terminal that has gone takes our output with it; that is no reason to leave the database without its good-bye.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
watchLaunchers(() => void stop());

/** Remotes of which something else is served than what is built here; what cannot be read is told by the server. */
async function publishedNames(folder: string): Promise<string[]> {
  const { remotes } = await readRevision(folder, await latestRevision(folder)).catch(() => noReleases);
  return Object.entries(remotes).flatMap(([name, { live, canary }]) => (live || canary ? [name] : []));
}

/** `pnpm dev` builds elsewhere and again and again. */
const devFolder = process.argv[2] === '--dev' ? process.argv[3] : undefined;

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  console.log('Surco está arrancando…');
  const firstAdmin = await startProduct(settings, stops, devFolder ? { root: devFolder, fresh: true } : undefined);
  const published = await publishedNames(settings.remotesDir);
  const hasDemo = !settings.production;
  console.log(announcement(settings, { hasDemo, firstAdmin, seconds: secondsAlive(), published }));
}

main().catch(async (error: unknown) => {
  if (isStopping) return; // What failed was interrupted by the stop, which ends the process.
  console.error(`Surco no pudo arrancar. ${sentence(error)}`);
  await stopAll(stops);
  process.exit(1);
});
