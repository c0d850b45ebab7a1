import { defaultFormatSettings, getCalendarDate } from '@surco/shared/domain';
import { startAuditSealing } from './core/audit/startAuditSealing';
import { startWorker } from './infrastructure/jobs/startWorker';
import { createTasks, cronItems, type JobDeps } from './jobs';

interface JobsOptions extends Omit<JobDeps, 'today' | 'onFailure'> {
  /** URL of the server itself, not of a pooler; the worker has connections of its own. */
  url: string;
  /** Jobs at a time. */
  concurrency?: number;
  /** Milliseconds until the server ends a statement of the queue. */
  statementTimeoutMs?: number;
  /** Called for each failure, of which an outage of the database has many. */
  log: (error: unknown, what: string) => void;
  today?: () => string;
}

export interface Jobs {
  stop: () => Promise<void>;
}

/** Runs the jobs of the queue and of the schedule, and seals the audit log. */
export function startJobs({ url, concurrency = 5, statementTimeoutMs, log, today, ...deps }: JobsOptions): Jobs {
  const tasks = createTasks({
    ...deps,
    today: today ?? (() => getCalendarDate(defaultFormatSettings.timeZone)),
    onFailure: log,
  });
  const worker = startWorker({ url, concurrency, statementTimeoutMs, tasks, cronItems, onFailure: log });
  const sealing = startAuditSealing(deps.db, log);
  return {
    stop: async () => {
      await Promise.all([worker.stop(), sealing.stop()]);
    },
  };
}
