import { EMPTY_RELEASES, readLatestRevision, readRevision } from '@surco/shared/federation/releases';
import { getErrorMessage } from '@surco/section/common';
import { readSettings } from '../../api/src/core/settings/readSettings';
import { formatStartupMessage } from './start/formatStartupMessage';
import { watchParentProcess } from './start/parentProcess';
import { startProduct, stopAll, type StopFunctions } from './start/startProduct';

/** Time for open requests and jobs to finish; the process ends within ten seconds of the signal. */
const shutdownTimeoutMs = 9_000;

const stopFunctions: StopFunctions = [];
let isStopping = false;

const formatUptimeSeconds = () => process.uptime().toFixed(1);

async function shutDown(exitCode = 0): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
  console.log('\nSurco is stopping…');
  await stopAll(stopFunctions);
  process.exit(exitCode);
}

/** Ends the process with code 1, so that its service manager restarts it or reports it. */
function stopWithoutDatabase({ message }: Error): void {
  console.error(message);
  void shutDown(1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void shutDown());
// When the terminal closes, writing fails; but the database must still be shut down.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
watchParentProcess(() => void shutDown());

/** Sections of which a published version is served instead of the build here. The server logs what cannot be read. */
async function listPublishedRemoteNames(folder: string): Promise<string[]> {
  const { remotes } = await readRevision(folder, await readLatestRevision(folder)).catch(() => EMPTY_RELEASES);
  return Object.entries(remotes).flatMap(([name, { live, canary: trial }]) => (live || trial ? [name] : []));
}

/** Folder of the builds of `pnpm dev`. */
const devFolder = process.argv[2] === '--dev' ? process.argv[3] : undefined;

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  console.log('Surco is starting…');
  const firstAdmin = await startProduct(settings, stopFunctions, {
    built: devFolder ? { root: devFolder, reloadBuilds: true } : undefined,
    onDatabaseLost: stopWithoutDatabase,
  });
  const published = await listPublishedRemoteNames(settings.remotesDir);
  const hasDemo = !settings.production;
  console.log(formatStartupMessage(settings, { hasDemo, firstAdmin, seconds: formatUptimeSeconds(), published }));
}

main().catch(async (error: unknown) => {
  if (isStopping) return; // The shutdown caused this failure and ends the process itself.
  console.error(`Surco could not start. ${getErrorMessage(error)}`);
  await stopAll(stopFunctions);
  process.exit(1);
});
