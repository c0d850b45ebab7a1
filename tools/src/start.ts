import { readSettings } from '../../api/src/settings';
import { announcement } from './start/announce';
import { watchLaunchers } from './start/ancestors';
import { startProduct, type Running } from './start/product';

/** Time to finish what is in flight; after it the process ends all the same. */
const patienceMs = 10_000;

let running: Running | undefined;
let isStopping = false;

const secondsAlive = () => process.uptime().toFixed(1);

/** One sentence for the person; the stack is nobody's business on a terminal. */
const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), patienceMs).unref();
  if (!running) return; // Still starting: `main` stops what it has begun.
  console.log('\nSurco se está deteniendo…');
  await running.stop();
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
// A terminal that has gone takes our output with it; that is no reason to leave the database without its good-bye.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
watchLaunchers(() => void stop());

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  console.log('Surco está arrancando…');
  running = await startProduct(settings);
  if (isStopping) {
    await running.stop();
    process.exit(0);
  }
  console.log(announcement(settings, { hasDemo: running.hasDemo, seconds: secondsAlive() }));
}

main().catch((error: unknown) => {
  console.error(`Surco no pudo arrancar. ${sentence(error)}`);
  process.exit(1);
});
