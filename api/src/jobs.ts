import type { CronItem } from 'graphile-worker';
import { z } from 'zod';
import type { JobName } from './core/jobs';
import { type MailDeps, reportFailedMails, sendMail } from './core/mail/sendMail';
import { type PushDeps, sendPushes } from './core/push/sendPush';
import { cleanUpJobs } from './infrastructure/jobs/cleanUpJobs';
import type { Tasks } from './infrastructure/jobs/startWorker';
import { assertSumsMatch, expireVouchers, notifyExpiringVouchers } from './modules/documents';
import { notifyFailedMails } from './modules/notifications';
import { applyPlannedPrices } from './modules/products';
import { deleteExpired, type RetentionDeps } from './modules/retention';
import { endFailingTrials } from './modules/sections';
import type { Services } from './modules/services';

export interface JobDeps extends MailDeps, PushDeps, RetentionDeps, Pick<Services, 'sectionStore' | 'root'> {
  /** Today's date in the time zone of the company, `YYYY-MM-DD`. */
  today: () => string;
}

const payloadSchema = z.object({ id: z.uuid() });
const readId = (payload: unknown): string => payloadSchema.parse(payload).id;

/** What each job does. Each may run at any time and twice without changing the result. */
export const createTasks = (deps: JobDeps): Tasks => ({
  sendMail: (payload) => sendMail(deps, readId(payload)),
  sendPush: (payload) => sendPushes(deps, readId(payload)),
  reportFailedMails: () => reportFailedMails(deps.db, notifyFailedMails),
  cleanUpJobs: () => cleanUpJobs(deps.db),
  expireVouchers: () => expireVouchers(deps.db, deps.today()),
  notifyExpiringVouchers: () => notifyExpiringVouchers(deps.db, deps.today()),
  applyRetention: () => deleteExpired(deps),
  publishPrices: () => applyPlannedPrices(deps.db, deps.today()),
  verifySums: () => assertSumsMatch(deps.db),
  endFailingTrials: () => endFailingTrials(deps),
});

const dayMs = 24 * 60 * 60 * 1_000;

/** A job that the next start catches up with when no instance was running at its time, and that is repeated for ten minutes. */
const daily = (task: JobName, match: string): CronItem => ({
  task,
  match,
  options: { backfillPeriod: dayMs, maxAttempts: 7, jobKey: task },
});
const everyMinute = (task: JobName): CronItem => ({ task, match: '* * * * *', options: { jobKey: task } });

/** The schedule, in UTC: the company's time is six hours less, all the year. */
export const cronItems: CronItem[] = [
  daily('publishPrices', '0 6 * * *'),
  daily('applyRetention', '40 9 * * *'),
  daily('expireVouchers', '10 10 * * *'),
  daily('notifyExpiringVouchers', '10 10 * * *'),
  // Once, because a difference does not go away.
  { task: 'verifySums', match: '20 10 * * *', options: { maxAttempts: 1, jobKey: 'verifySums' } },
  everyMinute('reportFailedMails'),
  everyMinute('cleanUpJobs'),
  everyMinute('endFailingTrials'),
];
