import type { Mailer } from '../../embedded/mail';
import type { Db } from '../../db/pool';
import { sendQueuedMails } from '../messages/queue';
import { tell } from '../notifications/tell';
import { expireVouchers } from '../vouchers/expire';
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

/** DKbonos whose last day has passed let their bags go; those whose last day is near are announced. */
async function roundOfVouchers({ db, today }: JobDeps): Promise<void> {
  const day = today();
  try {
    await expireVouchers(db, day, (tx, id) => tell(tx, { type: 'voucher.expired', id, actorId: null }));
  } finally {
    await remindOfExpiry(db, day);
  }
}

/** What the product does by itself. Each may run at any time and twice: what is done is done once. */
export const jobs: readonly Job[] = [
  {
    name: 'dkbonos',
    cron: '10 4 * * *',
    pollSeconds: 30,
    atStart: true,
    run: roundOfVouchers,
  },
  { name: 'correos', cron: '* * * * *', pollSeconds: 15, run: sendQueuedMails },
];
