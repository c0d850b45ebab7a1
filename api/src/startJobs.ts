import { defaultFormatSettings, getCalendarDate } from '@surco/shared/domain';
import type { Db } from './core/db/pool';
import { startAuditSealing } from './core/audit/startAuditSealing';
import { isConnectionError } from './core/db/connectionErrors';
import { listen } from './core/db/listen';
import type { Mailer } from './core/mail/mailer';
import { mailChannel, sendQueuedMails } from './core/mail/mailQueue';
import { startJobScheduler } from './infrastructure/jobs/jobScheduler';
import { createJobs, type JobDeps } from './jobs';

export interface JobsOptions {
  /** URL of the database; jobs use their own connections. */
  url: string;
  db: Db;
  mailer: Mailer;
  /** Folder of saved mails, without a mail server. */
  mailFolder: string;
  log: (error: unknown, what: string) => void;
  today?: () => string;
}

export interface Jobs {
  stop: () => Promise<void>;
}

const logIntervalMs = 60_000;
const mailStopTimeoutMs = 3_000;

/** Limits how long a slow mail server delays the end of the process; another instance sends the mail later. */
const waitForMailStop = () =>
  new Promise<void>((done) => {
    setTimeout(done, mailStopTimeoutMs).unref();
  });

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

/** Starts the scheduled jobs, sends queued mails as soon as they are committed, and seals the audit log. */
export function startJobs({ url, db, mailer, mailFolder, log, today }: JobsOptions): Jobs {
  const deps: JobDeps = {
    db,
    mailer,
    mailFolder,
    today: today ?? (() => getCalendarDate(defaultFormatSettings.timeZone)),
    onFailure: throttleConnectionErrors(log),
  };
  let sending = Promise.resolve();
  const sendMails = (): void => {
    sending = sending.then(() => sendQueuedMails(deps)).catch((error: unknown) => deps.onFailure(error, 'mail queue'));
  };
  const subscription = listen(url, mailChannel, {
    onMessage: sendMails,
    onDisconnect: (error) => deps.onFailure(error, 'listen'),
  });
  const scheduler = startJobScheduler(url, createJobs(deps), deps.onFailure);
  const sealing = startAuditSealing(db, deps.onFailure);
  return {
    stop: async () => {
      await Promise.all([subscription.stop(), scheduler.stop(), sealing.stop()]);
      await Promise.race([sending, waitForMailStop()]);
    },
  };
}
