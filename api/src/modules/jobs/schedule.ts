import type { Mailer } from '../../embedded/mail';
import type { Db } from '../../db/pool';
import { sendQueuedMails } from '../messages/queue';
import { remindOfExpiry } from './reminders';

export interface JobDeps {
  db: Db;
  mailer: Mailer;
  today: () => string;
  onFailure: (error: unknown, what: string) => void;
}

interface Job {
  name: string;
  /** When it runs, in the company's time zone. */
  cron: string;
  /** How soon an instance that is free takes it up, in seconds. */
  pollSeconds: number;
  /** Also when an instance starts, for the days on which none was running. */
  atStart?: true;
  run: (deps: JobDeps) => Promise<unknown>;
}

/** What the product does by itself. Each may run at any time and twice: what is done is done once. */
export const jobs: readonly Job[] = [
  {
    name: 'dkbonos',
    cron: '10 4 * * *',
    pollSeconds: 30,
    atStart: true,
    run: ({ db, today }) => remindOfExpiry(db, today()),
  },
  { name: 'correos', cron: '* * * * *', pollSeconds: 15, run: sendQueuedMails },
];
