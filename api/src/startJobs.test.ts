import { unusedPushSender } from './testing/push/unusedPushSender';
import { sql } from 'kysely';
import { openDb, type Db } from './core/db/pool';
import { withTransaction } from './core/db/transaction';
import { withClient } from './core/db/withClient';
import type { Mail } from './core/mail/mailer';
import { notifyExpiringVouchers } from './modules/documents';
import { startJobs, type Jobs } from './startJobs';
import { enqueueNotificationMail } from './core/mail/enqueueMail';
import { startTestApi, type TestApi } from './testing/harness';
import { createUnusedStore, runJobs } from './testing/runJobs';
import { runStatement } from './testing/testDatabase';
import { buildProxiedUrl, createPostgresProxy } from './testing/postgresProxy';
import { makeVoucher } from './testing/documents/makeVoucher';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(() =>
  runStatement(
    api.ownerUrl,
    `truncate vouchers, notifications, mail_queue, graphile_worker._private_jobs,
       graphile_worker._private_known_crontabs cascade`,
  ),
);

async function createExpiringVoucher(
  expires_at: string,
  status: 'ABIERTO' | 'CON_ABONOS' | 'LIQUIDADO' = 'CON_ABONOS',
) {
  const voucher = await makeVoucher(api);
  await api.db.updateTable('vouchers').set({ expires_at, status }).where('id', '=', voucher.id).execute();
  return voucher;
}

const readNotifications = async () =>
  (await api.db.selectFrom('notifications').select(['type', 'body']).orderBy('created_at').execute()).map(
    ({ type, body }) => `${type} ${/vence (\S+(?: \d+ días)?)/.exec(body)?.[1]}`,
  );

/** Polls the database until the condition is true. */
async function waitUntil(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue()));
}

/** A mailer that stores mails and signals each one. */
function createFakeMailer() {
  const mails: Mail[] = [];
  const waiting: (() => void)[] = [];
  return {
    mails,
    mailer: {
      send: async (mail: Mail) => {
        mails.push(mail);
        for (const wake of waiting.splice(0)) wake();
      },
    },
    next: () => new Promise<void>((done) => waiting.push(done)),
  };
}

const sampleMail = {
  to: 'jose@ejemplo.mx',
  key: 'voucher.paid',
  values: { cliente: 'José', folio: 'DKB-2026-000001' },
} as const;
const queueSampleMail = (db: Db) => withTransaction(db, (tx) => enqueueNotificationMail(tx, sampleMail));

describe('DKbonos about to expire', () => {
  test('E-09 are notified seven days and one day before, once each', async () => {
    await createExpiringVoucher('2026-12-20');
    const notifyOn = async (today: string) => {
      await notifyExpiringVouchers(api.db, today);
      await notifyExpiringVouchers(api.db, today);
      return readNotifications();
    };
    expect(await notifyOn('2026-12-12')).toEqual([]);
    expect(await notifyOn('2026-12-13')).toEqual(['voucher.expiring en 7 días']);
    expect(await notifyOn('2026-12-18')).toHaveLength(1);
    expect(await notifyOn('2026-12-19')).toEqual(['voucher.expiring en 7 días', 'voucher.expiring mañana']);
    expect(await notifyOn('2026-12-20')).toHaveLength(2);
    expect(await notifyOn('2026-12-21')).toHaveLength(2);
  });

  test('E-09 are notified later when no job ran on the day, and again when the expiry date changes', async () => {
    const { id } = await createExpiringVoucher('2026-12-20');
    await notifyExpiringVouchers(api.db, '2026-12-16');
    expect(await readNotifications()).toEqual(['voucher.expiring en 4 días']);
    await api.db.updateTable('vouchers').set({ expires_at: '2026-12-22' }).where('id', '=', id).execute();
    await notifyExpiringVouchers(api.db, '2026-12-16');
    expect(await readNotifications()).toHaveLength(2);
  });

  test('E-09 are not notified with the status LIQUIDADO, and only once by concurrent jobs', async () => {
    await createExpiringVoucher('2026-12-20', 'LIQUIDADO');
    await createExpiringVoucher('2026-12-20', 'ABIERTO');
    await Promise.all(Array.from({ length: 4 }, () => notifyExpiringVouchers(api.db, '2026-12-19')));
    expect(await readNotifications()).toEqual(['voucher.expiring mañana']);
  });
});

describe('jobs', () => {
  const running: Jobs[] = [];
  const errors: string[] = [];
  const start = (
    url: string,
    db: Db,
    fakeMailer = createFakeMailer(),
    onJobRun = (): void => {},
    statementTimeoutMs?: number,
  ) => {
    const jobs = startJobs({
      url,
      db,
      concurrency: 2,
      ...(statementTimeoutMs && { statementTimeoutMs }),
      mailer: fakeMailer.mailer,
      pushSender: unusedPushSender,
      mailFolder: '/no/mail/folder',
      sectionStore: createUnusedStore(db),
      root: undefined,
      today: () => {
        onJobRun();
        return '2026-12-19';
      },
      log: (error, what) => {
        errors.push(`${what}: ${String(error)}`);
        for (const check of checks) check();
      },
    });
    running.push(jobs);
    return jobs;
  };
  const stopAll = () => Promise.all(running.splice(0).map((jobs) => jobs.stop()));
  const queryOwner = (statement: string) => runStatement(api.ownerUrl, statement);
  /** No instance was running yesterday, at the time of the daily job. */
  const missDailyJob = () =>
    queryOwner(`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      values ('notifyExpiringVouchers', now() - interval '3 days', now() - interval '36 hours')`);
  const countJobs = async () => Number((await queryOwner('select count(*) as n from graphile_worker.jobs'))[0]?.n);
  const checks = new Set<() => void>();
  const waitForError = (text: string) =>
    new Promise<void>((done) => {
      const check = () => {
        if (!errors.some((error) => error.includes(text))) return;
        checks.delete(check);
        done();
      };
      checks.add(check);
      check();
    });
  afterEach(async () => {
    await stopAll();
    errors.length = 0;
  });

  test('E-09 of two instances that start together one catches up with the daily job, and both stop at once', async () => {
    await createExpiringVoucher('2026-12-20');
    await missDailyJob();
    let runs = 0;
    const countRun = () => void (runs += 1);
    start(api.url, api.db, createFakeMailer(), countRun);
    start(api.url, api.db, createFakeMailer(), countRun);
    await waitUntil(async () => (await readNotifications()).length > 0 && (await countJobs()) === 0);
    const before = Date.now();
    await stopAll();
    expect(Date.now() - before).toBeLessThan(5_000);
    expect([runs, await readNotifications(), errors]).toEqual([1, ['voucher.expiring mañana'], []]);
  });

  test('R-43 sends a mail after its transaction commits, from any instance', async () => {
    const fakeMailer = createFakeMailer();
    start(api.url, api.db, fakeMailer);
    start(api.url, api.db, fakeMailer);
    const arrived = fakeMailer.next();
    await queueSampleMail(api.db);
    await arrived;
    expect(fakeMailer.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['jose@ejemplo.mx', 'Su DKbono DKB-2026-000001 está liquidado'],
    ]);
  });

  test('R-43 ends after the mails that are being sent; the others stay in the queue', async () => {
    const fakeMailer = createFakeMailer();
    const { mailer } = fakeMailer;
    let stopped: Promise<void> | undefined;
    const jobs = start(api.url, api.db, {
      ...fakeMailer,
      mailer: {
        send: async (mail) => {
          stopped ??= jobs.stop();
          await mailer.send(mail);
        },
      },
    });
    const arrived = fakeMailer.next();
    await withTransaction(api.db, async (tx) => {
      for (let mail = 0; mail < 5; mail += 1) await enqueueNotificationMail(tx, sampleMail);
    });
    await arrived;
    await stopped;
    const waiting = await api.db.selectFrom('mail_queue').select('attempts').execute();
    // Two jobs at a time.
    expect(fakeMailer.mails.length).toBeLessThanOrEqual(2);
    expect(waiting).toEqual(Array.from({ length: 5 - fakeMailer.mails.length }, () => ({ attempts: 0 })));
  });

  test('R-43 sends a mail again whose instance died while it sent it', async () => {
    await queueSampleMail(api.db);
    await queryOwner(`update graphile_worker._private_jobs
      set locked_at = now() - interval '11 minutes', locked_by = 'dead', attempts = 1`);
    await sql`select graphile_worker.add_job('cleanUpJobs')`.execute(api.db);
    const { mails, mailer } = createFakeMailer();
    await runJobs(api, { mailer });
    expect(mails).toHaveLength(1);
  });

  test('logs a job that fails with its name, and repeats it', async () => {
    const repeated = new Promise<void>((resolve) => {
      let runs = 0;
      start(api.url, api.db, createFakeMailer(), () => {
        runs += 1;
        if (runs === 1) throw new Error('The disk is full.');
        resolve();
      });
    });
    await sql`select graphile_worker.add_job('publishPrices')`.execute(api.db);
    await repeated;
    expect(errors).toEqual(['publishPrices: Error: The disk is full.']);
  });

  test('E-09 survives an outage of the database at start, and one in the middle of a job', async () => {
    const proxy = createPostgresProxy();
    const url = buildProxiedUrl(api.url, await proxy.listen());
    const db = openDb(url, { max: 2 });
    const fakeMailer = createFakeMailer();
    const receiveAfter = async (end: () => void) => {
      await queueSampleMail(api.db);
      const arrived = fakeMailer.next();
      end();
      await arrived;
    };
    let onJobRun = (): void => {};
    proxy.disconnect();
    start(url, db, fakeMailer, () => onJobRun());
    await waitForError('');
    await receiveAfter(proxy.restore);
    errors.length = 0;
    const cut = new Promise<void>((done) => {
      onJobRun = () => {
        onJobRun = () => {};
        proxy.disconnect();
        done();
      };
    });
    await sql`select graphile_worker.add_job('expireVouchers')`.execute(api.db);
    await cut;
    await waitForError('job queue: ');
    await receiveAfter(proxy.restore);
    expect(fakeMailer.mails).toHaveLength(2);
    await stopAll();
    await db.destroy();
    proxy.close();
  }, 60_000);

  test('E-09 survives a queue that is locked, and a database that no longer answers', async () => {
    const proxy = createPostgresProxy();
    const fakeMailer = createFakeMailer();
    const sendOne = async () => {
      const arrived = fakeMailer.next();
      await queueSampleMail(api.db);
      await arrived;
    };
    start(buildProxiedUrl(api.url, await proxy.listen()), api.db, fakeMailer, undefined, 500);
    await withClient(api.ownerUrl, async (owner) => {
      await owner.query('begin; lock table graphile_worker._private_jobs in access exclusive mode');
      await waitForError('canceling statement due to statement timeout');
    });
    await sendOne();
    proxy.stall();
    await waitForError('Query read timeout');
    proxy.restore();
    await sendOne();
    expect(fakeMailer.mails).toHaveLength(2);
    await stopAll();
    proxy.close();
  }, 60_000);
});
