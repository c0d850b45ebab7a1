import { sql } from 'kysely';
import { withTransaction, type Tx } from '../db/transaction';
import { startTestApi, type TestApi } from '../../testing/harness';
import { notifyFailedMails } from '../../modules/notifications';
import { makeJobsDue, runJobs } from '../../testing/runJobs';
import { runStatement } from '../../testing/testDatabase';
import { waitForBlockedTransactions } from '../../testing/waitForBlockedTransactions';
import { enqueueMail } from './enqueueMail';
import { measurements } from '../measurements';
import { MailServerError } from './mailer';
import { type GivenUpMail, mailAttemptHours, reportFailedMails } from './sendMail';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.deleteFrom('mail_queue').execute();
  await api.db.deleteFrom('notifications').execute();
});

const enqueueSample = (to: string | null) =>
  withTransaction(api.db, (tx) => enqueueMail(tx, { to, key: 'email.changed', values: { nombre: 'Ana' } }));

/** Sends what is due, and reports what was given up. @returns the addresses of the mails, what was logged and what was measured */
async function send(
  fail?: MailServerError,
  onGivenUp: (tx: Tx, mails: readonly GivenUpMail[]) => Promise<void> = notifyFailedMails,
) {
  const [sent, logged, measured]: [string[], string[], string[]] = [[], [], []];
  const mailer = {
    send: async ({ to }: { to: string }) => {
      if (fail) throw fail;
      sent.push(to);
    },
  };
  const onFailure = (error: unknown) => void logged.push(error instanceof Error ? error.message : String(error));
  const unsubscribe = measurements.mails.subscribe((outcome) => measured.push(outcome));
  await runJobs(api, { mailer, onFailure });
  await reportFailedMails(api.db, onGivenUp);
  unsubscribe();
  return { sent, logged, measured };
}

const serverDown = new MailServerError(new Error('connect ECONNREFUSED'));
const refusedRecipient = new MailServerError(new Error('550 5.1.1 no such user'), 'recipient');

const readQueue = () =>
  api.db
    .selectFrom('mail_queue')
    .select([
      'attempts',
      'given_up_at',
      sql<number>`(select round(extract(epoch from max(run_at) - now()) / 60)::int from graphile_worker.jobs)`.as(
        'minutes',
      ),
    ])
    .execute();

test('R-43 pauses between the attempts of a mail grow to an hour; administrators hear of one that is given up', async () => {
  await enqueueSample('ana@ejemplo.mx');
  const [pauses, messages]: [number[], string[]] = [[], []];
  for (let [mail] = await readQueue(); mail && !mail.given_up_at; [mail] = await readQueue()) {
    expect(await api.db.selectFrom('notifications').select('id').execute()).toEqual([]);
    pauses.push(mail.minutes);
    await makeJobsDue(api.db);
    messages.push(...(await send(serverDown)).logged);
  }
  expect(new Set(messages.slice(0, -1))).toEqual(new Set([serverDown.message]));
  expect(messages.at(-1)).toMatch(/^Mail [\da-f-]{36} is given up after 40 attempts\.$/);
  expect(pauses.slice(0, 9)).toEqual([0, 1, 2, 4, 8, 16, 32, 60, 60]);
  expect(Math.round(pauses.reduce((sum, minutes) => sum + minutes, 0) / 60)).toBe(mailAttemptHours);
  const notices = await api.db.selectFrom('notifications').select(['user_id', 'title', 'body']).execute();
  expect(notices).toEqual([
    {
      user_id: api.company.users.Admin.id,
      title: 'Hay correos que no se pudieron enviar',
      body: expect.stringContaining('Sin enviar: 1 correo. Tras 34 horas de intentos: 1 correo (Correo cambiado).'),
    },
  ]);
  await makeJobsDue(api.db);
  expect(await send()).toEqual({ sent: [], logged: [], measured: [] });
});

const readBodies = async () =>
  (await api.db.selectFrom('notifications').select('body').orderBy('created_at').execute()).map(({ body }) => body);

test('R-43 a mail that the server refuses for good is given up at once; one notice names all of a run', async () => {
  await enqueueSample('ana@ejemplo.mx');
  await enqueueSample('luis@ejemplo.mx');
  const { logged, measured } = await send(refusedRecipient);
  expect(measured).toEqual(['given_up', 'given_up']);
  expect(logged[1]).toMatch(/^Mail [\da-f-]{36} is given up because the mail server refuses its recipient\.$/);
  expect(await readBodies()).toEqual([
    'Sin enviar: 2 correos. El servidor de correo rechazó la dirección: 2 correos (Correo cambiado). Revise que esté bien escrita y que exista. Avise por otro medio a las personas que esperan una invitación o un enlace.',
  ]);
  await makeJobsDue(api.db);
  expect(await send()).toEqual({ sent: [], logged: [], measured: [] });
});

test('R-43 administrators get one notice an hour about mails that were given up', async () => {
  for (const address of ['ana@ejemplo.mx', 'luis@ejemplo.mx', 'eva@ejemplo.mx']) {
    await enqueueSample(address);
    await send(refusedRecipient);
  }
  expect(await readBodies()).toHaveLength(1);
  await sql`update mail_queue set given_up_at = given_up_at - interval '3 hours'`.execute(api.db);
  await send();
  expect(await readBodies()).toHaveLength(1);
  await sql`update mail_queue set reported_at = reported_at - interval '1 hour'`.execute(api.db);
  await send();
  expect(await readBodies()).toEqual([
    expect.stringContaining('Sin enviar: 1 correo.'),
    expect.stringContaining('Sin enviar: 2 correos.'),
  ]);
});

test('R-43 mails of a restored backup delay no notice', async () => {
  await enqueueSample('ana@ejemplo.mx');
  await sql`update mail_queue set given_up_at = now(), given_up_reason = 'restored'`.execute(api.db);
  await enqueueSample('luis@ejemplo.mx');
  await send(refusedRecipient);
  expect(await readBodies()).toEqual([expect.stringContaining('Sin enviar: 1 correo.')]);
});

test('R-43 two instances that report mails at once send one notice', async () => {
  await enqueueSample('ana@ejemplo.mx');
  await sql`update mail_queue set given_up_at = now(), given_up_reason = 'recipient'`.execute(api.db);
  let other: Promise<unknown> = Promise.resolve();
  await send(undefined, async (tx, mails) => {
    await enqueueSample('luis@ejemplo.mx');
    other = send(refusedRecipient);
    await waitForBlockedTransactions(api.db, 1);
    await notifyFailedMails(tx, mails);
  });
  await other;
  expect(await readBodies()).toEqual([expect.stringContaining('Sin enviar: 1 correo.')]);
});

test('X-04 discards a mail without a recipient', async () => {
  await enqueueSample(null);
  expect(await send()).toEqual({ sent: [], logged: [], measured: ['discarded'] });
  expect(await readQueue()).toEqual([]);
});

test('R-43 a mail that was sent and stays in the queue counts as sent, also in its last attempt', async () => {
  await enqueueSample('ana@ejemplo.mx');
  await sql`update mail_queue set attempts = 39`.execute(api.db);
  await runStatement(
    api.ownerUrl,
    `create function refuse() returns trigger language plpgsql as $$ begin raise 'The disk is full.'; end $$;
     create trigger refuse before delete on mail_queue for each row execute function refuse()`,
  );
  expect(await send()).toEqual({ sent: ['ana@ejemplo.mx'], logged: ['The disk is full.'], measured: ['sent'] });
  await runStatement(api.ownerUrl, 'drop function refuse cascade');
  await makeJobsDue(api.db);
  expect(await send()).toEqual({ sent: ['ana@ejemplo.mx'], logged: [], measured: ['sent'] });
  expect([await readQueue(), await readBodies()]).toEqual([[], []]);
});
