import { sql } from 'kysely';
import type { Db } from '../db/pool';
import { waitAtMost } from '../waitAtMost';

const intervalMs = 1_000;
const batchSize = 2_000;
const stopTimeoutMs = 3_000;

/** Adds committed audit entries to the hash chain. @returns how many; also 0 while another instance does so */
export async function sealAuditEntries(db: Db): Promise<number> {
  const { rows } = await sql<{ sealed: number }>`select seal_audit_entries(${batchSize}) as sealed`.execute(db);
  return rows[0]?.sealed ?? 0;
}

export interface AuditSealing {
  stop: () => Promise<void>;
}

/**
 * Seals new audit entries every second, in batches. It is not a scheduled job, because those run once a minute at
 * most, and not part of the write, because writers would then wait for each other.
 */
export function startAuditSealing(db: Db, onFailure: (error: unknown, what: string) => void): AuditSealing {
  let timer: NodeJS.Timeout | undefined;
  const stopped = new AbortController();
  let sealing = Promise.resolve();

  const sealWaiting = async (): Promise<void> => {
    try {
      while (!stopped.signal.aborted && (await sealAuditEntries(db)) === batchSize);
    } catch (error) {
      onFailure(error, 'audit sealing');
    }
    if (!stopped.signal.aborted) schedule();
  };
  const schedule = (): void => {
    timer = setTimeout(() => {
      sealing = sealWaiting();
    }, intervalMs);
  };

  schedule();
  return {
    stop: async () => {
      stopped.abort();
      clearTimeout(timer);
      await waitAtMost(stopTimeoutMs, sealing);
    },
  };
}
