import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openDb, type Db } from '../src/db/pool';
import { transaction } from '../src/db/transaction';
import type { Mail } from '../src/embedded/mail';
import { remindOfExpiry } from '../src/modules/jobs/reminders';
import { startJobs, type Jobs } from '../src/modules/jobs/start';
import { queueMail } from '../src/modules/messages/queue';
import { startApi, type TestApi } from './harness';
import { throughWire, wire } from './wire';

let api: TestApi;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.close());

async function voucher(expires_at: string, status: 'ABIERTO' | 'CON_ABONOS' | 'LIQUIDADO' = 'CON_ABONOS') {
  const { client, season, distributor, consultant, product } = api.company;
  const made = await api.make.voucher({
    customerId: client.id,
    seasonId: season.id,
    distributorId: distributor.id,
    consultantId: consultant.id,
    product,
    quantity: 1,
    price: '100.00',
    total: '100.00',
    paid: '10.00',
  });
  await api.db.updateTable('vouchers').set({ expires_at, status }).where('id', '=', made.id).execute();
  return made;
}

const notices = async () =>
  (await api.db.selectFrom('notifications').select(['type', 'body']).orderBy('created_at').execute()).map(
    ({ type, body }) => `${type} ${/vence (\S+(?: \d+ días)?)/.exec(body)?.[1]}`,
  );

/** Something that becomes true, asked again with each answer of the database. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue()));
}

/** A mailbox that tells when its next mail arrives. */
function mailbox() {
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

const letter = { to: 'jose@ejemplo.mx', key: 'voucher.paid', values: { cliente: 'José', folio: 'DKB-2026-000001' } };
const send = (db: Db) => transaction(db, (tx) => queueMail(tx, letter));

describe('E-09 DKbonos about to expire', () => {
  test('E-09 are announced seven days before and the day before, once each, however often one looks', async () => {
    await voucher('2026-12-20');
    const days = async (today: string) => {
      await remindOfExpiry(api.db, today);
      await remindOfExpiry(api.db, today);
      return notices();
    };
    expect(await days('2026-12-12')).toEqual([]);
    expect(await days('2026-12-13')).toEqual(['voucher.expiring en 7 días']);
    expect(await days('2026-12-18')).toHaveLength(1);
    expect(await days('2026-12-19')).toEqual(['voucher.expiring en 7 días', 'voucher.expiring mañana']);
    expect(await days('2026-12-20')).toHaveLength(2);
    expect(await days('2026-12-21')).toHaveLength(2);
  });

  test('E-09 are announced late when nobody looked on the day, and again when the day is another', async () => {
    const { id } = await voucher('2026-12-20');
    await remindOfExpiry(api.db, '2026-12-16');
    expect(await notices()).toEqual(['voucher.expiring en 4 días']);
    await api.db.updateTable('vouchers').set({ expires_at: '2026-12-22' }).where('id', '=', id).execute();
    await remindOfExpiry(api.db, '2026-12-16');
    expect(await notices()).toHaveLength(2);
  });

  test('E-09 are not announced when nothing is owed, and once when two look at the same moment', async () => {
    await voucher('2026-12-20', 'LIQUIDADO');
    await voucher('2026-12-20', 'ABIERTO');
    await Promise.all(Array.from({ length: 4 }, () => remindOfExpiry(api.db, '2026-12-19')));
    expect(await notices()).toEqual(['voucher.expiring mañana']);
  });
});

describe('E-09 what happens by itself', () => {
  const running: Jobs[] = [];
  const errors: string[] = [];
  const start = (url: string, db: Db, box = mailbox(), onRound = (): void => {}) => {
    const jobs = startJobs({
      url,
      db,
      mailer: box.mailer,
      today: () => {
        onRound();
        return '2026-12-19';
      },
      log: (error, what) => void errors.push(`${what}: ${String(error)}`),
    });
    running.push(jobs);
    return jobs;
  };
  const done = async () => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from pgboss.job
      where name = 'dkbonos' and state = 'completed'`
      .execute(api.db)
      .catch(() => ({ rows: [{ n: 0 }] }));
    return rows[0]?.n ?? 0;
  };
  afterEach(async () => {
    await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
    errors.length = 0;
  });

  test('E-09 two instances that start at once do the round once, and stop at once', async () => {
    await voucher('2026-12-20');
    start(api.url, api.db);
    start(api.url, api.db);
    await until(async () => (await notices()).length > 0);
    await until(async () => (await done()) > 0);
    const before = Date.now();
    await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
    expect(Date.now() - before).toBeLessThan(5_000);
    const { rows } = await sql<{ jobs: number; schedules: number }>`select
      (select count(*) from pgboss.job where name = 'dkbonos') as jobs,
      (select count(*) from pgboss.schedule where name = 'dkbonos' and timezone = 'America/Mexico_City') as schedules`.execute(
      api.db,
    );
    expect([rows[0], await notices(), errors]).toEqual([{ jobs: 1, schedules: 1 }, ['voucher.expiring mañana'], []]);
  }, 60_000);

  test('R-43 a mail leaves when what it tells of is committed, from whichever instance', async () => {
    const box = mailbox();
    start(api.url, api.db, box);
    start(api.url, api.db, box);
    const arrived = box.next();
    await send(api.db);
    await arrived;
    expect(box.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['jose@ejemplo.mx', 'Su DKbono DKB-2026-000001 está liquidado'],
    ]);
  }, 60_000);

  test('E-09 it outlives an outage of the database, and one at its start', async () => {
    const line = wire();
    const url = throughWire(api.url, await line.listen());
    const db = openDb(url, { max: 2 });
    const box = mailbox();
    line.cut();
    start(url, db, box);
    await until(async () => {
      await sql`select ${randomUUID()}`.execute(api.db);
      return errors.length > 0;
    });
    line.mend();
    await until(async () => (await done()) > 0);
    line.cut();
    await send(api.db);
    const arrived = box.next();
    line.mend();
    await arrived;
    expect(box.mails).toHaveLength(1);
    await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
    await db.destroy();
    line.close();
  }, 60_000);

  test('E-09 it outlives an outage in the middle of a round, whose end cannot be written down', async () => {
    const line = wire();
    const url = throughWire(api.url, await line.listen());
    const db = openDb(url, { max: 2 });
    const box = mailbox();
    const cut = new Promise<void>((done) => {
      start(url, db, box, () => {
        line.cut();
        done();
      });
    });
    await cut;
    await until(async () => {
      await sql`select ${randomUUID()}`.execute(api.db);
      return errors.some((error) => error.startsWith('pg-boss'));
    });
    const arrived = box.next();
    await send(api.db);
    line.mend();
    await arrived;
    expect(box.mails).toHaveLength(1);
    await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
    await db.destroy();
    line.close();
  }, 60_000);
});
