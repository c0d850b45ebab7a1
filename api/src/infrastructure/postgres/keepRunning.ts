import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from './processes';

/** How often and after which pauses a server that has exited is restarted. */
export interface RestartPolicy {
  /** Milliseconds before each restart in a row. When all of them were used, the supervisor gives up. */
  pausesMs: readonly number[];
  /** A server that has run this long is healthy: the next restart is the first one again. */
  healthyAfterMs: number;
}

/** About five minutes, enough for an operator or a cleaning job to free a full disk. */
export const defaultRestartPolicy: RestartPolicy = {
  pausesMs: [0, 1_000, 2_000, 5_000, 10_000, 20_000, 30_000, 60_000, 60_000, 120_000],
  healthyAfterMs: 60_000,
};

interface SupervisionOptions {
  policy: RestartPolicy;
  /** Resolves once the server accepts connections. */
  restart: () => Promise<ChildProcess>;
  /** Called once, when every restart of the policy has failed or ended too early. */
  onGiveUp: (lastError: Error) => void;
}

export interface Supervisor {
  /** Ends the supervision. Resolves with the running server, if any, after a restart under way has finished. */
  release: () => Promise<ChildProcess | undefined>;
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Restarts a server process that exits unexpectedly, with growing pauses, until it has failed too often in a row. */
export function keepRunning(first: ChildProcess, { policy, restart, onGiveUp }: SupervisionOptions): Supervisor {
  const released = new AbortController();
  const { signal } = released;
  let server: ChildProcess | undefined = first;

  /** Restarts until a server runs; undefined when there are no restarts left. */
  const restartUntilReady = async (failures: { count: number; last: Error }): Promise<ChildProcess | undefined> => {
    while (!signal.aborted) {
      const pause = policy.pausesMs[failures.count];
      if (pause === undefined) return undefined;
      failures.count += 1;
      await wait(pause, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return undefined;
      try {
        return await restart();
      } catch (error) {
        failures.last = toError(error);
      }
    }
    return undefined;
  };

  const supervise = async (): Promise<void> => {
    const failures = { count: 0, last: new Error('It ends soon after each start.') };
    while (server) {
      const startedAt = Date.now();
      if (isAlive(server)) await once(server, 'exit', { signal }).catch(() => undefined);
      if (signal.aborted) return;
      if (Date.now() - startedAt >= policy.healthyAfterMs) failures.count = 0;
      server = await restartUntilReady(failures);
    }
    if (!signal.aborted) onGiveUp(failures.last);
  };

  const supervision = supervise();
  return {
    release: async () => {
      released.abort();
      await supervision;
      return server;
    },
  };
}
