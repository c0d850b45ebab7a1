import { sendQueuedMails, type MailQueueDeps } from './core/mail/mailQueue';
import type { ScheduledJob } from './infrastructure/jobs/jobScheduler';
import { assertSumsMatch, expireVouchers, notifyExpiringVouchers } from './modules/documents';
import type { JobName } from './jobNames';
import { notify } from './modules/notifications';
import { applyPlannedPrices } from './modules/products';
import { sendQueuedPushes, type PushQueueDeps } from './core/push/pushQueue';
import { deleteExpired, type RetentionDeps } from './modules/retention';

type Job = ScheduledJob & { name: JobName };

export interface JobDeps extends MailQueueDeps, PushQueueDeps, RetentionDeps {
  /** Today's date in the time zone of the company, `YYYY-MM-DD`. */
  today: () => string;
}

/**
 * Expires DKbonos whose last day has passed and notifies about those that will expire soon, even if the first step
 * fails.
 */
async function processVoucherExpiry({ db, today }: JobDeps): Promise<void> {
  const day = today();
  try {
    await expireVouchers(db, day, (tx, id) => notify(tx, { type: 'voucher.expired', id, actorId: null }));
  } finally {
    await notifyExpiringVouchers(db, day);
  }
}

/** The list of scheduled jobs. Each may run at any time and twice without changing the result. */
export const createJobs = (deps: JobDeps): readonly Job[] => [
  {
    name: 'dkbonos',
    cron: '10 4 * * *',
    pollSeconds: 30,
    runAtStart: true,
    run: () => processVoucherExpiry(deps),
  },
  { name: 'correos', cron: '* * * * *', pollSeconds: 15, run: () => sendQueuedMails(deps) },
  { name: 'push', cron: '* * * * *', pollSeconds: 15, run: () => sendQueuedPushes(deps) },
  { name: 'retention', cron: '40 3 * * *', pollSeconds: 30, runAtStart: true, run: () => deleteExpired(deps) },
  {
    name: 'prices',
    cron: '0 0 * * *',
    pollSeconds: 30,
    runAtStart: true,
    run: () => applyPlannedPrices(deps.db, deps.today()),
  },
  { name: 'sums', cron: '20 4 * * *', pollSeconds: 30, run: () => assertSumsMatch(deps.db) },
];
