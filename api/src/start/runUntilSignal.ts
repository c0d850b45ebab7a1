import { getErrorMessage } from '../core/getErrorMessage';
import { type Shutdown, stopAll } from './stopFunctions';

/**
 * Time for requests under way and jobs to finish. With the default of DRAIN_SECONDS the process ends within ten seconds
 * of the signal.
 */
const shutdownTimeoutMs = 7_500;

export interface ProcessControl extends Shutdown {
  /** Ends the process as a signal does. With code 1 its service manager restarts it or reports it. */
  shutDown: (exitCode?: number) => Promise<void>;
}

/**
 * Runs the product in this process until a signal ends it.
 * @param start starts all parts; when it fails, its message is printed and the process ends with code 1
 */
export function runUntilSignal(start: (control: ProcessControl) => Promise<void>): void {
  const shutdown: Shutdown = { drains: [], stops: [] };
  let isStopping = false;

  async function shutDown(exitCode = 0): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    console.log('\nSurco is stopping…');
    await stopAll(shutdown.drains);
    setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
    await stopAll(shutdown.stops);
    process.exit(exitCode);
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void shutDown());
  // When the terminal closes, writing fails; but the database must still be shut down.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

  console.log('Surco is starting…');
  start({ ...shutdown, shutDown }).catch(async (error: unknown) => {
    if (isStopping) return; // The shutdown caused this failure and ends the process itself.
    console.error(`Surco could not start. ${getErrorMessage(error)}`);
    await stopAll(shutdown.stops);
    process.exit(1);
  });
}
