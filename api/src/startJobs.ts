import { defaultFormatSettings, getCalendarDate } from '@surco/shared/domain';
import type { Db } from './core/db/pool';
import { startAuditSealing } from './core/audit/startAuditSealing';
import { isConnectionError } from './core/db/connectionErrors';
import type { Mailer } from './core/mail/mailer';
import { mailChannel } from './core/mail/enqueueMail';
import { sendQueuedMails } from './core/mail/mailQueue';
import { pushChannel, sendQueuedPushes } from './core/push/pushQueue';
import type { PushSender } from './core/push/pushSender';
import { startJobScheduler } from './infrastructure/jobs/jobScheduler';
import { createJobs, type JobDeps } from './jobs';
import { notifyFailedMails } from './modules/notifications';
import { startQueue } from './startQueue';

export interface JobsOptions {
  /** URL of the server itself, not of a pooler; the scheduler and the queues have connections of their own. */
  url: string;
  /** Maximum number of connections of the scheduler, at least 2. */
  poolSize?: number;
  db: Db;
  mailer: Mailer;
  pushSender: PushSender;
  /** Folder of saved mails, without a mail server. */
  mailFolder: string;
  log: (error: unknown, what: string) => void;
  today?: () => string;
}

export interface Jobs {
  stop: () => Promise<void>;
}

const logIntervalMs = 60_000;

/** Logs connection errors at most once a minute. */
function throttleConnectionErrors(log: JobsOptions['log']): JobsOptions['log'] {
  let last = 0;
  return (error, what) => {
    if (isConnectionError(error)) {
      if (Date.now() - last < logIntervalMs) return;
      last = Date.now();
    }
    log(error, what);
  };
}

/** Starts the scheduled jobs, sends queued mails and pushes as soon as they are committed, and seals the audit log. */
export function startJobs({ url, poolSize = 3, db, mailer, pushSender, mailFolder, log, today }: JobsOptions): Jobs {
  const deps: JobDeps = {
    db,
    mailer,
    pushSender,
    mailFolder,
    today: today ?? (() => getCalendarDate(defaultFormatSettings.timeZone)),
    onFailure: throttleConnectionErrors(log),
    onGivenUp: notifyFailedMails,
  };
  const { onFailure } = deps;
  const mails = startQueue({ url, channel: mailChannel, onFailure, send: () => sendQueuedMails(deps) });
  const pushes = startQueue({ url, channel: pushChannel, onFailure, send: () => sendQueuedPushes(deps) });
  const scheduler = startJobScheduler({ url, poolSize }, createJobs(deps), onFailure);
  const sealing = startAuditSealing(db, onFailure);
  return {
    stop: async () => {
      await Promise.all([mails.stop(), pushes.stop(), scheduler.stop(), sealing.stop()]);
    },
  };
}
