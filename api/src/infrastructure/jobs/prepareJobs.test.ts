import { grantRuntimeAccess } from '../../core/db/migration/grantRuntimeAccess';
import { withTransaction } from '../../core/db/transaction';
import { enqueueMail } from '../../core/mail/enqueueMail';
import { startTestApi } from '../../testing/harness';
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
