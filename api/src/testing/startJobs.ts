import type { FastifyInstance } from 'fastify';
import type { Db } from '../core/db/pool';
import type { Settings } from '../core/settings/settings';
import { startWorker } from '../infrastructure/jobs/startWorker';
import { createMailer } from '../infrastructure/mail/mailer';
import { createTasks } from '../jobs';
import { today } from './harness';
import { unusedPushSender } from './push/unusedPushSender';
import { createUnusedStore, runJobs } from './runJobs';

/** Runs jobs as an instance does, without its schedule. */
export function startJobs(app: FastifyInstance, db: Db, url: string, settings: Settings) {
  const onFailure = (err: unknown, what: string) => app.log.warn({ err }, `job failed: ${what}`);
  const deps = { mailer: createMailer(settings), onFailure };
  const store = { sectionStore: createUnusedStore(db), root: undefined };
  const tasks = createTasks({
    ...deps,
    ...store,
    db,
    pushSender: unusedPushSender,
    mailFolder: '',
    today: () => today,
  });
  const worker = startWorker({ url, concurrency: 2, tasks, onFailure });
  return {
    stop: async () => {
      await worker.stop();
      await runJobs({ db, url }, deps);
    },
  };
}
