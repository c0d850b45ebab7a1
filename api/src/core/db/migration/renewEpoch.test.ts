import { sql } from 'kysely';
import { notifyFailedMails } from '../../../modules/notifications';
import { startPushApi, type PushApi } from '../../../testing/push/startPushApi';
import { runJobs } from '../../../testing/runJobs';
import { enqueueMail } from '../../mail/enqueueMail';
import { reportFailedMails } from '../../mail/sendMail';
import { renewEpoch } from './renewEpoch';
import { withTransaction } from '../transaction';

let push: PushApi;
beforeAll(async () => {
  push = await startPushApi();
});
afterAll(() => push.close());

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
