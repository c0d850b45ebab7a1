import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { grantRuntimeAccess } from '../../core/db/migration/grantRuntimeAccess';
import { renewEpoch } from '../../core/db/migration/renewEpoch';
import { withTransaction } from '../../core/db/transaction';
import { addJobSql, type JobName } from '../../core/jobs';
import { enqueueMail } from '../../core/mail/enqueueMail';
import { reportFailedMails } from '../../core/mail/sendMail';
import { notify, notifyFailedMails } from '../../modules/notifications';
import { startPushApi, type PushApi } from '../../testing/push/startPushApi';
import { runJobs } from '../../testing/runJobs';
import { runStatement } from '../../testing/testDatabase';
import { cleanUpJobs } from './cleanUpJobs';
import { prepareJobs } from './prepareJobs';

let push: PushApi;
beforeAll(async () => {
  push = await startPushApi();
});
afterAll(() => push.close());
beforeEach(() =>
  runStatement(
    push.api.ownerUrl,
    'truncate mail_queue, notifications, push_subscriptions, graphile_worker._private_jobs cascade',
  ),
);

test('R-43 each start adds the jobs of mails and pushes that have none, once', async () => {
  const { api } = push;
  const { device } = await push.subscribe(await api.signInAs(api.company.users.Admin));
  await withTransaction(api.db, async (tx) => {
    for (let count = 0; count < 2; count += 1) {
      await enqueueMail(tx, { to: 'ana@empresa.mx', key: 'email.changed', values: { nombre: 'Ana' } });
      await notify(tx, { type: 'stock.low', id: api.company.inventory.id, actorId: null });
    }
  });
  const mails = await api.db.selectFrom('mail_queue').select('id').execute();
  await runStatement(
    api.ownerUrl,
    `delete from graphile_worker._private_jobs where payload->>'id' <> '${mails[0]?.id}'`,
  );
  await prepareJobs(api.ownerUrl);
  await prepareJobs(api.ownerUrl);
  const jobs = await runStatement(api.ownerUrl, `select payload->>'id' as id from graphile_worker._private_jobs`);
  expect(jobs.map(({ id }) => id).toSorted()).toEqual([device.id, ...mails.map(({ id }) => id)].toSorted());
});

test('R-43 releases the mails and pushes of an instance that died, and no other job of a live one', async () => {
  const running: [JobName, number][] = [
    ['sendMail', 0],
    ['sendMail', 9],
    ['sendMail', 11],
    ['sendPush', 1],
    ['sendPush', 3],
    ['applyRetention', 60],
  ];
  for (const [name, minutes] of running) {
    const id = randomUUID();
    await sql`select ${addJobSql(name, sql`${id}::text`)}`.execute(push.api.db);
    await sql`update graphile_worker._private_jobs set attempts = 1, locked_by = 'the instance',
      locked_at = now() - ${minutes} * interval '1 minute' where payload->>'id' = ${id}`.execute(push.api.db);
  }
  await cleanUpJobs(push.api.db);
  const { rows } = await sql<{ name: string; minutes: number }>`select task_identifier as name,
    round(extract(epoch from now() - locked_at) / 60)::int as minutes
    from graphile_worker.jobs where locked_by = 'the instance' order by id`.execute(push.api.db);
  expect(rows.map(({ name, minutes }) => [name, minutes])).toEqual([
    ['sendMail', 0],
    ['sendMail', 9],
    ['sendPush', 1],
    ['applyRetention', 60],
  ]);
});

const readEpoch = async () =>
  (await push.api.db.selectFrom('database_epoch').select('epoch').executeTakeFirstOrThrow()).epoch;

test('holds back the mails and deletes the pushes of a restored backup, which may have been sent since', async () => {
  const { db, company, ownerUrl } = push.api;
  await push.subscribe(await push.api.signInAs(company.users.Admin));
  await withTransaction(db, async (tx) => {
    await enqueueMail(tx, { to: 'ana@empresa.mx', key: 'email.changed', values: { nombre: 'Ana' } });
    await notifyFailedMails(tx, [{ id: 'x', key: 'email.changed', reason: 'attempts' }]);
  });
  expect(await renewEpoch(ownerUrl)).toBeUndefined();
  const before = await readEpoch();
  expect(await renewEpoch(ownerUrl, { isRestored: true })).toEqual({ mails: 1, pushes: 1 });
  expect(await readEpoch()).not.toBe(before);
  expect(await push.countQueued()).toBe(0);
  const send = jest.fn();
  const onGivenUp = jest.fn();
  await runJobs(push.api, { mailer: { send } });
  await reportFailedMails(db, onGivenUp);
  expect([send.mock.calls, onGivenUp.mock.calls]).toEqual([[], []]);
  await sql`with held as (update mail_queue set attempts = 0, given_up_at = null where given_up_reason = 'restored'
      returning id)
    select graphile_worker.add_job('sendMail', json_build_object('id', id)) from held`.execute(db);
  await runJobs(push.api, { mailer: { send } });
  expect(send.mock.calls).toEqual([[expect.objectContaining({ to: 'ana@empresa.mx' })]]);
});

test('does not meet the statement_timeout of the role with a large table', async () => {
  const { db, company, ownerUrl } = push.api;
  await sql`insert into notifications (user_id, type, title, body)
    select ${company.users.Admin.id}, 'sale.created', n::text, 'x' from generate_series(1, 5000) n`.execute(db);
  const url = Object.assign(new URL(ownerUrl), { search: 'statement_timeout=2' }).href;
  expect(await renewEpoch(url, { isRestored: true })).toEqual({ mails: 0, pushes: 0 });
});

// The last one, because it makes the schema of the jobs anew.
test('R-43 the mails of a version without jobs are sent, when two instances bring its database up to date at once', async () => {
  const { api } = push;
  await withTransaction(api.db, (tx) =>
    enqueueMail(tx, { to: 'ana@empresa.mx', key: 'email.changed', values: { nombre: 'Ana' } }),
  );
  await runStatement(api.ownerUrl, 'drop schema graphile_worker cascade');
  await Promise.all([prepareJobs(api.ownerUrl), prepareJobs(api.ownerUrl)]);
  await grantRuntimeAccess(api.ownerUrl, api.url);
  const send = jest.fn();
  await runJobs(api, { mailer: { send } });
  expect(send.mock.calls).toEqual([[expect.objectContaining({ to: 'ana@empresa.mx' })]]);
});
