import { calendarDateIn } from '@surco/shared/domain/calendar';
import { defaultFormats } from '@surco/shared/domain/formats';
import type { Db } from '../../db/pool';
import { isDatabaseAway } from '../../db/away';
import { listen } from '../../db/listen';
import type { Mailer } from '../../embedded/mail';
import { mailChannel, sendQueuedMails } from '../messages/queue';
import { startBoss } from './boss';
import type { JobDeps } from './schedule';

export interface JobsOptions {
  /** Of the database; jobs keep connections of their own. */
  url: string;
  db: Db;
  mailer: Mailer;
  log: (error: unknown, what: string) => void;
  today?: () => string;
}

export interface Jobs {
  stop: () => Promise<void>;
}

const quietMs = 60_000;
const patienceMs = 3_000;

/** What a slow mail server may hold up the end of the process; its mail is sent later by somebody else. */
const patience = () =>
  new Promise<void>((done) => {
    setTimeout(done, patienceMs).unref();
  });

/** An outage is told once a minute, not by everybody who notices. */
function sparingly(log: JobsOptions['log']): JobsOptions['log'] {
  let last = 0;
  return (error, what) => {
    if (isDatabaseAway(error)) {
      if (Date.now() - last < quietMs) return;
      last = Date.now();
    }
    log(error, what);
  };
}

/** Everything that happens without anybody asking: the daily round, and mails as soon as they are committed. */
export function startJobs({ url, db, mailer, log, today }: JobsOptions): Jobs {
  const deps: JobDeps = {
    db,
    mailer,
    today: today ?? (() => calendarDateIn(defaultFormats.timeZone)),
    onFailure: sparingly(log),
  };
  let sending = Promise.resolve();
  const sendMails = (): void => {
    sending = sending.then(() => sendQueuedMails(deps)).catch((error: unknown) => deps.onFailure(error, 'mail queue'));
  };
  const ears = listen(url, mailChannel, {
    onMessage: sendMails,
    onBreak: (error) => deps.onFailure(error, 'listen'),
  });
  const boss = startBoss(url, deps);
  return {
    stop: async () => {
      await Promise.all([ears.stop(), boss.stop()]);
      await Promise.race([sending, patience()]);
    },
  };
}
