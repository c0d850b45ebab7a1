import { grantRuntimeAccess } from '../../core/db/migration/grantRuntimeAccess';
import { withTransaction } from '../../core/db/transaction';
import { enqueueMail } from '../../core/mail/enqueueMail';
import { notify } from '../../modules/notifications';
import { startTestApi } from '../../testing/harness';
import { startPushApi } from '../../testing/push/startPushApi';
import { runJobs } from '../../testing/runJobs';
import { runStatement } from '../../testing/testDatabase';
import { prepareJobs } from './prepareJobs';

test('R-43 the mails of a version without jobs are sent, when two instances bring its database up to date at once', async () => {
  const api = await startTestApi();
  await withTransaction(api.db, (tx) =>
    enqueueMail(tx, { to: 'ana@empresa.mx', key: 'email.changed', values: { nombre: 'Ana' } }),
  );
  await runStatement(api.ownerUrl, 'drop schema graphile_worker cascade');
  await Promise.all([prepareJobs(api.ownerUrl), prepareJobs(api.ownerUrl)]);
  await grantRuntimeAccess(api.ownerUrl, api.url);
  const send = jest.fn();
  await runJobs(api, { mailer: { send } });
  expect(send.mock.calls).toEqual([[expect.objectContaining({ to: 'ana@empresa.mx' })]]);
  await api.close();
});

test('R-43 each start adds the jobs of mails and pushes that have none, once', async () => {
  const push = await startPushApi();
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
  await push.close();
});
