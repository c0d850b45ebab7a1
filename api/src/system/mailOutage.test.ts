import { sql } from 'kysely';
import { addJobSql } from '../core/jobs';
import { openMailbox, type Mailbox } from '../testing/mailbox';
import { startTestApi, type TestApi } from '../testing/harness';

const newPassword = 'Caballo tuerto 47';

let api: TestApi;
let mailbox: Mailbox | undefined;
let port: number;
beforeAll(async () => {
  const absent = await openMailbox();
  await absent.close();
  ({ port } = absent);
  api = await startTestApi({ env: { SMTP_URL: absent.url } });
});
afterAll(async () => {
  await api.close();
  await mailbox?.close();
});

/** Waits until the mail server has been missed, opens it and makes the retry due. */
async function endOutage(): Promise<Mailbox> {
  const isRetryPlanned = async () => {
    const { rows } =
      await sql`select from graphile_worker.jobs where key in (select 'sendMail:' || id from mail_queue)`.execute(
        api.db,
      );
    return rows.length > 0;
  };
  while (!(await isRetryPlanned()));
  mailbox = await openMailbox(port);
  await sql`select ${addJobSql('sendMail', sql`id`)} from mail_queue`.execute(api.db);
  return mailbox;
}

async function choosePassword(text: string): Promise<number> {
  const [, token] = /\/new-password\?token=([\w-]{43})/.exec(text) ?? [];
  return (await (await api.signInAs()).post('/auth/reset-password', { token, password: newPassword })).status;
}

test('X-04 a link that was requested while the mail server was away arrives later, unless it was revoked meanwhile; the queue contains no token', async () => {
  const [deactivated, waiting] = [
    await api.make.user('Coordinator', {}, [api.company.zone.id]),
    await api.make.user('Coordinator', {}, [api.company.zone.id]),
  ];
  const visitor = await api.signInAs();
  const requestLink = async (email: string | null) =>
    expect((await visitor.post('/auth/forgot-password', { email })).status).toBe(200);
  await requestLink(deactivated.email);
  const queued = await api.db.selectFrom('mail_queue').select(['values', 'user_id']).execute();
  expect(queued).toEqual([
    {
      user_id: deactivated.id,
      values: expect.objectContaining({ enlace: `${api.settings.publicUrl}/new-password` }),
    },
  ]);
  const admin = await api.signInAs(api.company.users.Admin);
  expect((await admin.post(`/users/${deactivated.id}/deactivate`)).status).toBe(200);
  const left = api.db.selectFrom('mail_queue').select('key').where('user_id', '=', deactivated.id);
  expect(await left.execute()).toEqual([]);
  await requestLink(waiting.email);
  const mail = await (await endOutage()).next();
  expect(mail.to).toBe(waiting.email);
  expect(await choosePassword(mail.text)).toBe(200);
});
